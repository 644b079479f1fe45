import type { Context } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import { shift } from '#server/kit/postgres/instant.ts'

/** How long a confirmation holds. */
const confirmedMinutes = 10

/** Writes down that whoever is here has just shown that they are the one who signed in. */
export async function confirmSession({ db, session, now }: Context): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString() })
    .where('id_hash', '=', session?.idHash ?? Buffer.alloc(0))
    .execute()
}

export async function isConfirmed({ db, session, now }: Context): Promise<boolean> {
  const confirmed = await db
    .selectFrom('sessions')
    .select('id')
    .where('id_hash', '=', session?.idHash ?? Buffer.alloc(0))
    .where('confirmed_at', '>', shift(now, { minutes: -confirmedMinutes }))
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Whoever found the portal open on somebody's desk changes nothing about how they sign in. */
export async function requireConfirmation(ctx: Context): Promise<void> {
  if (!(await isConfirmed(ctx))) fail('confirmation_needed')
}
