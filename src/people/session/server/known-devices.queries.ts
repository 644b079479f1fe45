import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Client } from '#kit/server/session/session.ts'

/** Whether somebody has signed in to the account of this email in this browser before. */
export async function isKnownDevice(db: Db, email: string, { deviceHash }: Client, now: Date): Promise<boolean> {
  if (!deviceHash) return false
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('device_hash', '=', deviceHash)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('seen_at', '>', sql<string>`${now}::timestamptz - (select device_days from settings) * interval '1 day'`)
    .executeTakeFirst()
  return known !== undefined
}
