import { type RawBuilder, sql } from 'kysely'
import { hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Student } from '#people/students/contract/students.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    students: { language_name: Language }
  }
}

/** A column of the students in a query; null of an erased one, whose row stays for its number alone. */
export function unlessErased<Value>(column: 'id' | 'email'): RawBuilder<Value | null> {
  return sql`case when not is_forgotten(students.user_id, students.email) then ${sql.ref(`students.${column}`)} end`
}

/** The members of a JSON object: what `shownStudent` has of the students in a query. */
export const shownOfStudent = sql`
  'id', ${unlessErased('id')}, 'first_name', students.first_name, 'last_name', students.last_name, 'email', ${unlessErased('email')}
`

/** The reader as a student, with or without student data: the row is inserted when they first save it. */
export function ownStudent(db: Db, user: User): Promise<Student | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.language_name',
      'students.phone',
      'students.country_id',
    ])
    .where('users.id', '=', user.id)
    .$if(!hasRole(user, 'client'), (others) => others.where('students.id', 'is not', null))
    .executeTakeFirst()
}
