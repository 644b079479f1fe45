import { sql } from 'kysely'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** An account that is blocked because it is going to be erased: the response to its right password has the reason. */
export async function leavingAccountOf(
  db: Db,
  email: string,
): Promise<{ password_hash: string | null; due_at: string } | undefined> {
  const { rows } = await sql<{ password_hash: string | null; due_at: string }>`
    select password_hash, due_at from users join erasures on erasures.user_id = users.id
    where lower(users.email) = ${email.toLowerCase()} and done_at is null and not was_blocked
  `.execute(db)
  return rows[0]
}

/** While an erasure is pending, nothing opens the account again but its withdrawal. */
export async function requireNoErasure(db: Db, person: { user: number | null; artist: number | null }): Promise<void> {
  const { rows } = await sql`
    select from erasures where done_at is null and (user_id = ${person.user} or artist_id = ${person.artist}) limit 1
  `.execute(db)
  if (rows.length > 0) fail('erasure_pending')
}
