import { type Expression, sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { quote } from './csv.ts'

/* SQL expressions for the cells of a CSV export. */

/** The name of a code. The names are quoted in advance, so the column is not `isText`. */
export function nameOfCode(code: Expression<unknown>, names: Record<string, string>) {
  const cases = Object.entries(names).map(([value, name]) => sql`when ${value} then ${quote(name)}`)
  return sql<string>`case ${code} ${sql.join(cases, sql` `)} end`
}

/** The names of an array of distinct codes, with commas. */
export function namesOfCodes(codes: Expression<unknown>, names: Record<string, string>) {
  const name = (place: number) => sql`${JSON.stringify(names)}::jsonb ->> (${codes})[${sql.lit(place)}]`
  const allNames = sql`concat_ws(', ', ${sql.join(Object.keys(names).map((_, index) => name(index + 1)))})`
  // The shortcut for a single code, which most arrays have.
  return sql<string>`case when (${codes})[2] is null then ${name(1)} else ${allNames} end`
}

/** A number with the decimal comma of Polish spreadsheets. */
export function decimal(value: Expression<unknown>, language: Language) {
  return language === 'pl' ? sql`replace(${value}::text, '.', ',')` : value
}

/** An instant to the minute by the academy's clock, as charts and filters count days; spreadsheets read it as a date. */
export function minute(instant: Expression<unknown>) {
  return sql`left((${instant} at time zone ${sql.lit(academyZone)})::text, 16)`
}
