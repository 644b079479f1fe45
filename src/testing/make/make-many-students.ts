import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/** As many students, each with an account, whose emails begin with `many-`; their last names differ. */
export async function insertManyStudents(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (first_name, last_name, email, language_name)
    select 'Anna', 'Kowal' || n, 'many-' || n || '@example.com', 'pl' from generate_series(1, ${count}::int) n
  `.execute(db)
  await sql`
    insert into students (user_id, first_name, last_name, email, language_name, created_at)
    select id, first_name, last_name, email, 'pl', now() from users where email like 'many-%'
  `.execute(db)
}
