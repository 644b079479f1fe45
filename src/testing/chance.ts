import { type RawBuilder, sql } from 'kysely'

/**
 * Chance for rows that a statement makes, drawn from a number that each of them has: the same at every run, and what is drawn with
 * one salt has nothing to do with what is drawn with another.
 */
export function chanceFrom(number: string) {
  /** From 0 up to 1. */
  const chance = (salt: number) => sql`(hashint4extended(${sql.ref(number)}, ${sql.lit(salt)}) & 1048575) / 1048576.0`
  /** One of what is between the commas. */
  const one = (items: string, salt: number): RawBuilder<unknown> => {
    const list = sql`string_to_array(${sql.lit(items)}, ',')`
    return sql`(${list})[1 + floor(${chance(salt)} * cardinality(${list}))::integer]`
  }
  return { chance, one }
}

/** Joins each row with one of a table's, drawn by lot. */
export function joinDrawn(
  table: 'pro_artists' | 'trainings',
  name: string,
  chance: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // A whole number can be hashed, so that rows are joined without a look at each pair.
  return sql`join (select *, row_number() over (order by id) as place from ${sql.table(table)}) ${sql.ref(name)}
    on ${sql.ref(`${name}.place`)} = 1 + floor((select count(*) from ${sql.table(table)}) * ${chance})::integer`
}
