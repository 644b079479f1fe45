import type { Endpoint } from '#kit/contract/endpoint.ts'
import { allows } from '#kit/contract/rights.ts'
import type { Session } from '#kit/server/session/session.ts'
import type { Context, Handler, Plan } from './context.ts'
import { fail, found } from './errors.ts'

/*
 * Authorization: every request passes it before its handler, and so does the question why somebody cannot do something.
 */

export type AnyPlan = Plan<Endpoint, unknown>

export function planOf(handler: Handler<Endpoint>): AnyPlan {
  return typeof handler === 'function' ? { handle: handler as AnyPlan['handle'] } : handler
}

/**
 * Whether a program may make the call with a token. A change that takes no right but to be signed in is a person's own
 * (their account, their profile, their words), and a token has nothing but rights that were chosen for it.
 */
export function isOpenToPrograms({ isInPerson, isSignIn, permission, isReading }: Endpoint): boolean {
  if (isInPerson) return false
  return permission === 'signed-in' ? isReading : !isSignIn
}

/** Who looks at the portal as somebody else changes nothing; who has not signed in, or owes the terms or a second factor, comes to few calls. */
export function requireEntry(
  endpoint: Endpoint,
  session: Pick<Session, 'user' | 'owesTerms' | 'owesFactor'> | null,
  isOpenBeforeTerms: boolean,
): void {
  if (session?.user?.viewed_by && !endpoint.isReading && !endpoint.isOpenToViewers) fail('only_viewing')
  if (endpoint.permission === 'public') return
  if (!session?.user) fail('unauthenticated')
  if (isOpenBeforeTerms) return
  if (session.owesTerms) fail('terms_not_accepted')
  if (session.owesFactor) fail('second_factor_needed')
}

/** The row that the path names, among those that the reader may see; and then whether they hold the right. */
export async function authorize(
  ctx: Context,
  endpoint: Endpoint,
  plan: AnyPlan,
  params: Record<string, string | number>,
): Promise<unknown> {
  const subject = plan.subject && found(await plan.subject(ctx, params))
  if (!allows(ctx.user, endpoint.permission)) fail('forbidden')
  return subject
}
