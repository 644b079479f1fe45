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

/** A column of names or cities, in the order of the Polish alphabet: as their indexes have it. */
export function inPolishOrder(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} collate "pl-x-icu"`
}
