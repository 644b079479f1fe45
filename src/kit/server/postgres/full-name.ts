import { type RawBuilder, sql } from 'kysely'

/** The full name of a row's person, in SQL; `table` is needed where several tables of a statement have names. */
export function fullNameIn(table?: string): RawBuilder<string> {
  const [first, last] = ['first_name', 'last_name'].map((column) => sql.ref(table ? `${table}.${column}` : column))
  return sql`${first} || ' ' || ${last}`
}

/** The same for somebody who may have no name any more: null. */
export function nameOrNullIn(table?: string): RawBuilder<string | null> {
  return sql`nullif(trim(${fullNameIn(table)}), '')`
}
