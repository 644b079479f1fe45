import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'

/*
 * What people were called, and by which email and phone they were reached, before it was changed: mails and notifications of that time have
 * it. Triggers store it, also for changes by SQL.
 */

type FormerContacts = { names: string[]; emails: string[]; phones: string[] }
/** The records that are one person's. */
type Records = { users: readonly number[]; students: readonly number[]; artists: readonly number[] }

/**
 * Without what another person has now: it was theirs all along, and typed here by mistake, for example. A person who signs up for a training later by an email
 * that was given up is another person, too.
 */
export async function formerContacts(db: Db, { users, students, artists }: Records): Promise<FormerContacts> {
  const named = sql`${fullNameIn()} as name, search, email`
  const isOf = (same: RawBuilder<SqlBool>) =>
    sql`exists (select from others where ${same} and (since is null or since > changed_at))`
  const { rows } = await sql<FormerContacts>`
    with others as not materialized (
      select ${named}, null as phone, null::timestamptz as since from users where id <> all(${users}::int[])
      union all select ${named}, phone, null from students where id <> all(${students}::int[])
      union all select ${named}, phone, null from pro_artists where id <> all(${artists}::int[])
      union all select ${named}, phone, asked_at from sign_ups where (student_id = any(${students}::int[])) is not true
    ), own as (
      select * from former_contacts
      where user_id = any(${users}::int[]) or student_id = any(${students}::int[]) or artist_id = any(${artists}::int[])
    )
    select
      array(select distinct name from own where name is not null and not ${isOf(sql`
        others.search like '%' || fold(own.name) || '%' and fold(others.name) = fold(own.name)`)}) as names,
      array(select distinct email from own where email is not null and not ${isOf(sql`
        lower(others.email) = lower(own.email)`)}) as emails,
      array(select distinct phone from own where phone is not null and not ${isOf(sql`
        others.phone = own.phone`)}) as phones
  `.execute(db)
  return rows[0] ?? { names: [], emails: [], phones: [] }
}
