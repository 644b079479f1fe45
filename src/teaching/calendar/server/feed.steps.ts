import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'

/** Creates a new secret, which replaces the former one, and returns it: the only time that it is not hashed. */
export async function renewFeed(db: Db, user_id: number, created_at: Date): Promise<string> {
  const secret = randomToken()
  const row = { secret_hash: hashToken(secret), created_at }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return secret
}

export async function revokeFeed(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
