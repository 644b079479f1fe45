import { type Expression, sql } from 'kysely'
import type { Language } from '#contract/kit/text.ts'
import { quoted } from './csv.ts'

/* Values as a spreadsheet's reader wants them. */

/** The name of each code, quoted once and for all: a cell that needs no further care. */
export function worded(code: Expression<unknown>, names: Record<string, string>) {
  const cases = Object.entries(names).map(([value, name]) => sql`when ${value} then ${quoted(name)}`)
  return sql<string>`case ${code} ${sql.join(cases, sql` `)} end`
}

/** The names of several codes, each of which stands once. */
export function listed(codes: Expression<unknown>, names: Record<string, string>) {
  const name = (place: number) => sql`${JSON.stringify(names)}::jsonb ->> (${codes})[${sql.lit(place)}]`
  const all = sql`concat_ws(', ', ${sql.join(Object.keys(names).map((_, index) => name(index + 1)))})`
  // Most have one.
  return sql<string>`case when (${codes})[2] is null then ${name(1)} else ${all} end`
}

/** With the comma that a Polish spreadsheet reads. */
export function decimal(value: Expression<unknown>, language: Language) {
  return language === 'pl' ? sql`replace(${value}::text, '.', ',')` : value
}

/** An instant, to the minute, in UTC: the zone of every connection. */
export function minute(instant: Expression<unknown>) {
  return sql`left(${instant}::text, 16)`
}
