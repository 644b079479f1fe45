import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { lockedFactorOf } from './two-factor.queries.ts'

/** How long a confirmation holds. */
const confirmedMinutes = 10

/** Writes down that whoever is here has just shown that they are the one who signed in: by the password, or by a factor where they have one. */
export async function confirmSession({ db, session, now }: Context, means: 'password' | 'factor'): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString(), ...(means === 'factor' && { has_second_factor: true }) })
    .where('id_hash', '=', session?.idHash ?? Buffer.alloc(0))
    .execute()
}

/** Whoever has just added a factor has it at hand. What others confirmed by the password before, it confirms no longer. */
export async function confirmByNewFactor(ctx: Context): Promise<void> {
  const { db, user, session } = ctx
  await confirmSession(ctx, 'factor')
  await db
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('user_id', '=', user.id)
    .where('id_hash', '<>', session?.idHash ?? Buffer.alloc(0))
    .execute()
}

export function isConfirmed({ session, now }: Context): boolean {
  return isRecent(session?.confirmedAt ?? null, now)
}

/**
 * Whoever found the portal open on somebody’s desk changes nothing about how they sign in. Asked of the stored session, behind the lock
 * of its user: while this request waited, a first factor may have ended what the password confirmed.
 */
export async function requireConfirmation(ctx: Context): Promise<void> {
  const { db, user, session, now } = ctx
  await lockedFactorOf(db, user.id)
  // That of a rehearsal is stored nowhere.
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
