import type { Right } from '#kit/contract/texts/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from './secrets.ts'
import { newToken } from './token-text.ts'

/** The table of programs' tokens: creates, revokes and deletes them. Who may do that, a feature knows. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    tokens: { rights: Right[] }
  }
}

type NewToken = { user_id: number; is_of_academy: boolean; name: string; rights: Right[]; ends_on: string }

/** Stores a new token, and answers its id and its text: the only time that this is not hashed. */
export async function storeToken(db: Db, row: NewToken, now: Date): Promise<{ id: number; token: string }> {
  const token = newToken()
  const { id } = await db
    .insertInto('tokens')
    .values({ ...row, token_hash: hashToken(token), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** False where it was revoked before. */
export async function endToken(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** From now on it acts as this user. */
export async function handToken(db: Db, id: number, user_id: number): Promise<void> {
  await db.updateTable('tokens').set({ user_id }).where('id', '=', id).execute()
}

/** The token, for exactly one of the processes that remind of its end at once; undefined: that was done, or it was revoked. */
export function claimTokenReminder(db: Db, id: number, now: Date) {
  return db
    .updateTable('tokens')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['user_id', 'name', 'ends_on', 'is_of_academy'])
    .executeTakeFirst()
}

/** Those of a person; the academy's stay for somebody to take over. */
export async function deleteTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).where('is_of_academy', '=', false).execute()
}
