import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Right, TextKey } from '#kit/contract/texts/texts.ts'
import { type AnyPlan, requireEntry } from '#kit/server/http/authorization.ts'
import type { Context } from '#kit/server/http/context.ts'
import { dryRun } from '#kit/server/http/dry-run.ts'
import { Failure } from '#kit/server/http/errors.ts'
import type { Standing } from '#kit/server/session/session.ts'
import type { Obstacle } from '#office/reasons/contract/reasons.ts'
import type { Known } from './known-calls.ts'

export type RequestedCall = Known & { plan: AnyPlan }
/** The parameters of the path. */
type Params = Record<string, string | number>
/** What is tried: the call with the parameters of its path, and any of these rights in addition. */
type Tried = { call: RequestedCall; params: Params; everyRight: readonly Right[] }
type Found = { kind: Obstacle['kind']; failure: Failure; right: Right | null }

/** At most so many are listed: a person who lacks two rights and is stopped by a state gets all three. */
const most = 5

/**
 * All obstacles of a person, in the order in which they would meet them. After each obstacle the call is tried again
 * without it, as far as a right of the person can remove it.
 */
export async function obstaclesTo(ctx: Context, standing: Standing, tried: Tried) {
  const { call, params } = tried
  const found: Found[] = [...atTheDoor(call, standing)]
  let { user } = standing
  while (found.length < most) {
    const { failure, isUpToInput } = await dryRun(ctx, call, user, params)
    const obstacle = failure && (await obstacleOf(ctx, user, tried, failure))
    if (obstacle) found.push(obstacle)
    if (!obstacle?.right) return { obstacles: found.map((one) => described(ctx, one)), isUpToInput }
    user = withRights(user, [obstacle.right])
  }
  return { obstacles: found.map((one) => described(ctx, one)), isUpToInput: false }
}

/** What every request meets before its call. */
function atTheDoor(
  { endpoint, isOpenBeforeTerms }: RequestedCall,
  { user, owesTerms, owesFactor, isOpen, status }: Standing,
): Found[] {
  const closed = status === 'BLOCKED' ? 'blocked' : !isOpen ? 'disabled' : status === 'INVITED' ? 'invited' : null
  const doors = [
    { kind: closed ?? 'blocked', session: closed ? null : { user, owesTerms: false, owesFactor: false } },
    { kind: 'terms', session: { user, owesTerms, owesFactor: false } },
    { kind: 'factor', session: { user, owesTerms: false, owesFactor } },
  ] as const
  return doors.flatMap(({ kind, session }) => {
    const failure = failureIn(() => requireEntry(endpoint, session, isOpenBeforeTerms))
    return failure ? [{ kind, failure, right: null }] : []
  })
}

async function obstacleOf(ctx: Context, user: User, tried: Tried, failure: Failure): Promise<Found> {
  const { permission } = tried.call
  if (failure.status === 404) return { failure, ...(await whyUnseen(ctx, user, tried)) }
  if (permission !== 'signed-in' && permission !== 'public' && !hasPermission(user, permission))
    return { failure, kind: 'right', right: permission }
  return { failure, kind: failure.status === 409 ? 'state' : 'refused', right: null }
}

/** A right that would open the row to them, if there is one; else nobody sees it, or only those whose it is. */
async function whyUnseen(
  ctx: Context,
  user: User,
  { call, params, everyRight }: Tried,
): Promise<Omit<Found, 'failure'>> {
  const isVisibleTo = async (reader: User) => (await dryRun(ctx, call, reader, params)).failure?.status !== 404
  const right = await oneOf(everyRight, (some) => isVisibleTo(withRights(user, some)))
  if (right) return { kind: 'unseen', right }
  if (!call.isOfRecord) return { kind: 'noneOwn', right: null }
  return { kind: (await isVisibleTo(ctx.user)) ? 'unseen' : 'missing', right: null }
}

/** The one that does by itself what all of them do together, by halves: of sixty, half a dozen are tried. */
async function oneOf(all: readonly Right[], doIt: (some: readonly Right[]) => Promise<boolean>): Promise<Right | null> {
  if (!(await doIt(all))) return null
  if (all.length === 1) return all[0] ?? null
  const half = Math.ceil(all.length / 2)
  return (await oneOf(all.slice(0, half), doIt)) ?? oneOf(all.slice(half), doIt)
}

function withRights(user: User, rights: readonly Right[]): User {
  return { ...user, roles: [...user.roles, { name: '', permissions: rights.map((name) => ({ name })) }] }
}

function failureIn(guard: () => void): Failure | null {
  try {
    guard()
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

function described({ t }: Context, { kind, right, failure: { code, status, params } }: Found): Obstacle {
  const sentence = isOfWire(code) ? (`reasons.answers_${code}` as const) : (`errors.${code}` as TextKey)
  return { kind, right, status, message: t(sentence, params) }
}

/** Messages that the wire requires in English in every language: programs read them, and people get another text. */
const ofWire = ['not_found', 'unauthenticated', 'csrf_mismatch'] as const

function isOfWire(code: string): code is (typeof ofWire)[number] {
  return (ofWire as readonly string[]).includes(code)
}
