import { type Expression, sql } from 'kysely'
import type { Language } from '#contract/kit/text.ts'

/* Values as a spreadsheet's reader wants them. */

/** The name of each code. */
export function worded(code: Expression<unknown>, names: Record<string, string>) {
  const cases = Object.entries(names).map(([value, name]) => sql`when ${value} then ${name}`)
  return sql<string>`case ${code}::text ${sql.join(cases, sql` `)} end`
}

/** The names of several codes. */
export function listed(codes: Expression<unknown>, names: Record<string, string>) {
  return sql<string>`(select string_agg(${JSON.stringify(names)}::jsonb ->> code, ', ') from unnest(${codes}) code)`
}

/** With the comma that a Polish spreadsheet reads. */
export function decimal(value: Expression<unknown>, language: Language) {
  return language === 'pl' ? sql`replace(${value}::text, '.', ',')` : value
}

/** An instant, to the minute, in UTC. */
export function minute(instant: Expression<unknown>) {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`
}
