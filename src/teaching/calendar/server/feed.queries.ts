import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'

/** When somebody's address for calendars elsewhere was made. */
export async function feedOf(db: Db, userId: number): Promise<{ created_at: string | null }> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { created_at: row?.created_at ?? null }
}

/** Whose calendar it is. */
export async function feedHolder(db: Db, secret: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('secret_hash', '=', hashToken(secret))
    .executeTakeFirst()
  return row?.user_id
}
