import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import type { PersonKind } from '#office/personal-data/contract/personal-data.ts'
import { formerContacts } from './former-contacts.queries.ts'

/** One person, whichever of their rows somebody found: an artist and a student are one with their account. */
export type Person = {
  /** Their ids; null: they are none. */
  user: number | null
  artist: number | null
  student: number | null
  /** The address and the full name of the account, or where they have none, of the row that there is; null: nobody is called so any more. */
  email: string | null
  name: string | null
  phones: string[]
  /** Records of theirs that were merged into this one; one without ids is what they were called, or reached by, before it was changed. */
  former: Omit<Person, 'former'>[]
}

/** What a person is called, or reached by, is this with one of them. */
export const unnamed = { user: null, artist: null, student: null, email: null, name: null, phones: [] }

const found = {
  artist: sql`select id as artist_id, user_id from pro_artists where id = `,
  student: sql`select null::integer as artist_id, user_id from students where id = `,
  user: sql`select null::integer as artist_id, id as user_id from users where id = `,
}

/** Undefined: there is no such row. */
export async function personOf(db: Db, kind: PersonKind, id: number): Promise<Person | undefined> {
  const person = await recordOf(db, kind, id)
  if (!person) return undefined
  const [students, artists] = [
    await mergedInto(db, 'students', person.student),
    await mergedInto(db, 'pro_artists', person.artist),
  ]
  const ofStudents = await Promise.all(students.map((student) => recordOf(db, 'student', student)))
  const ofArtists = await Promise.all(artists.map((artist) => recordOf(db, 'artist', artist)))
  // An artist who was a student as well is one of both.
  const others = ofArtists.filter((one) => !ofStudents.some((other) => other?.artist === one?.artist))
  const records = [...ofStudents, ...others].filter((record) => record !== undefined)
  return { ...person, former: [...records, ...(await formerlyCalled(db, [person, ...records]))] }
}

async function formerlyCalled(db: Db, records: readonly Omit<Person, 'former'>[]): Promise<Omit<Person, 'former'>[]> {
  const { names, emails, phones } = await formerContacts(db, {
    users: records.flatMap(({ user }) => user ?? []),
    students: records.flatMap(({ student }) => student ?? []),
    artists: records.flatMap(({ artist }) => artist ?? []),
  })
  return [
    ...names.map((name) => ({ ...unnamed, name })),
    ...emails.map((email) => ({ ...unnamed, email })),
    ...(phones.length > 0 ? [{ ...unnamed, phones }] : []),
  ]
}

/** Also by way of a third: one may have been merged into another that was merged further. */
async function mergedInto(db: Db, table: 'students' | 'pro_artists', id: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive former as (
      select id from ${sql.table(table)} where merged_into = ${id}
      union select merged.id from ${sql.table(table)} merged join former on merged.merged_into = former.id
    ) select id from former order by id
  `.execute(db)
  return rows.map((row) => row.id)
}

async function recordOf(db: Db, kind: PersonKind, id: number): Promise<Omit<Person, 'former'> | undefined> {
  const { rows } = await sql<Omit<Person, 'former'>>`
    select users.id as user, artists.id as artist, students.id as student,
      nullif(coalesce(users.email, artists.email, students.email), '') as email,
      coalesce(
        ${nameOrNullIn('users')},
        ${nameOrNullIn('artists')},
        ${nameOrNullIn('students')}
      ) as name,
      array(
        select phone from pro_artists where id = artists.id and phone is not null union
        select phone from students own where own.id = students.id and phone is not null
      ) as phones
    from (${found[kind]}${id}) given
    left join users on users.id = given.user_id
    left join pro_artists artists on artists.id = given.artist_id or artists.user_id = given.user_id
    left join students on students.user_id = given.user_id
  `.execute(db)
  return rows[0]
}
