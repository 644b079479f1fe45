import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Session } from './session.ts'

/** What a session stores of its user's proofs: when they confirmed who they are, and what a passkey is to sign. */

type Place = { db: Db; session: Session | null; now: Date }

/** With `isByFactor`, also that it was by a second factor. */
export async function storeConfirmation({ db, session, now }: Place, isByFactor: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString(), ...(isByFactor && { has_second_factor: true }) })
    .where('id_hash', '=', hashOf(session))
    .execute()
}

/** The other sessions of the user need a new confirmation. */
export async function forgetOtherConfirmations({ db, session }: Place, userId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('user_id', '=', userId)
    .where('id_hash', '<>', hashOf(session))
    .execute()
}

export async function storeChallenge({ db, session, now }: Place, challenge: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge, challenged_at: now.toISOString() })
    .where('id_hash', '=', hashOf(session))
    .execute()
}

/** The challenge, if it is not older than this; exactly one of those who take it at once gets it. */
export async function takeStoredChallenge({ db, session, now }: Place, minutes: number): Promise<string | null> {
  const stored = await db
    .selectFrom('sessions')
    .select('challenge')
    .where('id_hash', '=', hashOf(session))
    .where('challenged_at', '>', shift(now, { minutes: -minutes }))
    .forUpdate()
    .executeTakeFirst()
  if (!stored?.challenge) return null
  await db.updateTable('sessions').set({ challenge: null }).where('id_hash', '=', hashOf(session)).execute()
  return stored.challenge
}

const hashOf = (session: Session | null) => session?.idHash ?? Buffer.alloc(0)
