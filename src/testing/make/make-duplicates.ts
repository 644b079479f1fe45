import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/** Two students who may be one, and the pair of them. */
export async function duplicatePair(db: Db): Promise<{ id: number }> {
  const left_id = await namesake(db)
  const right_id = await namesake(db)
  return db
    .insertInto('duplicate_pairs')
    .values({
      kind: 'STUDENTS',
      left_id,
      right_id,
      score: 90,
      reasons: ['NAME_SAME', 'PHONE_SAME', 'EMAIL_DIFFERS'],
      found_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A student of the same name and phone as all that this makes. */
async function namesake(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with account as (
      insert into users (first_name, last_name, email, language_name)
      values ('Halina', 'Podwójna', gen_random_uuid() || '@example.com', 'pl') returning *
    )
    insert into students (user_id, first_name, last_name, email, phone, language_name, created_at)
    select id, first_name, last_name, email, '+48600700800', language_name, created_at from account returning id
  `.execute(db)
  return rows[0]?.id ?? 0
}
