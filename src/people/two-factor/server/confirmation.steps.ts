import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { forgetOtherConfirmations, storeConfirmation } from '#kit/server/session/session-proofs.ts'
import { lockedFactorOf } from './two-factor.queries.ts'

/** How long a confirmation holds. */
const confirmedMinutes = 10

/** Stores that the user has just confirmed who they are: by the password, or by a factor if they have one. */
export function confirmSession(ctx: Context, means: 'password' | 'factor'): Promise<void> {
  return storeConfirmation(ctx, means === 'factor')
}

/**
 * A user who has just added a factor is confirmed by it. Other sessions that were confirmed by the password are no
 * longer.
 */
export async function confirmByNewFactor(ctx: Context): Promise<void> {
  await confirmSession(ctx, 'factor')
  await forgetOtherConfirmations(ctx, ctx.user.id)
}

export function isConfirmed({ session, now }: Context): boolean {
  return isRecent(session?.confirmedAt ?? null, now)
}

/**
 * Somebody else at an open session cannot change how its user signs in. The stored session is checked, behind the lock of
 * its user: while this request waited, a first factor may have ended the confirmation by password.
 */
export async function requireConfirmation(ctx: Context): Promise<void> {
  const { db, user, session, now } = ctx
  await lockedFactorOf(db, user.id)
  // That of a dry run is stored nowhere.
  if (!session?.id) return isConfirmed(ctx) ? undefined : fail('confirmation_needed')
  const stored = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('id_hash', '=', session.idHash)
    .executeTakeFirst()
  if (!isRecent(stored?.confirmed_at ?? null, now)) fail('confirmation_needed')
}

function isRecent(confirmedAt: string | null, now: Date): boolean {
  return (confirmedAt ?? '') > shift(now, { minutes: -confirmedMinutes })
}
