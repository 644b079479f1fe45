import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Person } from './person.ts'

/**
 * The condition of a declaration, about this person and about records that were merged into theirs. What they are not, or are not called any
 * more, no row is about.
 */
export function rowsOf(condition: string, person: Person): RawBuilder<SqlBool> {
  const conditions = [person, ...person.former].map((one) => filledIn(condition, one))
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** A declaration as SQL, with the person's values in the place of names such as `:user`. */
export function filledIn(
  declared: string,
  { user, artist, student, email, name, phones }: Omit<Person, 'former'>,
): RawBuilder<SqlBool> {
  const values: Record<string, RawBuilder<unknown>> = {
    user: sql`${user}::integer`,
    artist: sql`${artist}::integer`,
    student: sql`${student}::integer`,
    email: sql`${email}::text`,
    name: sql`${name}::text`,
    phones: sql`${phones}::text[]`,
  }
  // Of two colons, the second belongs to a cast.
  const parts = declared.split(/(?<!:):(user|artist|student|email|name|phones)\b/)
  return sql<SqlBool>`(${sql.join(
    parts.map((part, index) => (index % 2 === 1 ? values[part] : sql.raw(part))),
    sql``,
  )})`
}
