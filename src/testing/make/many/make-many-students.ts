import { sql } from 'kysely'
import { randomOf } from '#demo/records/demo-random.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { somebody } from '#testing/make/make-labelled-pairs.ts'

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

/** As many students with names, addresses, and phones as people have them; no address is there twice. */
export async function insertNamedStudents(db: Db, count: number, seed: number): Promise<void> {
  const random = randomOf(seed)
  for (let made = 0; made < count; made += batch) {
    const people = Array.from({ length: Math.min(batch, count - made) }, (_, index) => {
      const person = somebody(random)
      return { ...person, email: person.email.replace('@', `_${lettersOf(made + index)}@`) }
    })
    await sql`
      with people as (
        select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
          as people (first_name text, last_name text, email text, phone text)
      ), accounts as (
        insert into users (first_name, last_name, email, language_name)
        select first_name, last_name, email, 'pl' from people returning id, email
      )
      insert into students (user_id, first_name, last_name, email, phone, language_name, created_at)
      select id, first_name, last_name, email, phone, 'pl', now() from people join accounts using (email)
    `.execute(db)
  }
}

/** Letters, for emails with other digits are never alike. */
function lettersOf(number: number): string {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
}

const batch = 5000
