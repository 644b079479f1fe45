import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { Download } from '#server/kit/http/download.ts'
import type { Db, Tables } from '#server/kit/postgres/database.ts'
import { type Batch, inBatches } from './batches.ts'
import { type ListSource, listQueries, type Query } from './list.ts'

/** A column of a spreadsheet. Numbers, days and what is quoted already are written as they are; text is quoted, and defused where it could pass for a formula. */
export type CsvColumn = { heading: string; value: Expression<unknown>; isText: boolean }

/** The rows that a list shows for a query, as CSV. The database writes the lines: nothing passes through objects, and nothing is held. */
export async function csvOf<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string>(
  db: Db,
  query: Query<SortBy>,
  list: ListSource<From, Joined, Found, Row, SortBy>,
  { name, columns }: { name: string; columns: CsvColumn[] },
): Promise<Download> {
  const { count, rows } = listQueries(query, list)
  // Each value is worked out once, in a query of its own: a cell mentions it several times.
  const values = (rows as unknown as SelectQueryBuilder<Tables, Joined, object>)
    .clearSelect()
    .select(columns.map(({ value }, index) => sql`${value}`.as(`value_${index}`)))
  const cells = columns.map(({ isText }, index) => (isText ? textCell : plainCell)(sql.ref(`value_${index}`)))
  // The whole line by one call, which takes what is not there for empty: each operator more would copy the line so far.
  const shape = `${columns.map(({ isText }) => (isText ? '"%s"' : '%s')).join(';')}\r\n`
  const line = sql<string>`format(${shape}::text, ${sql.join(cells)})`
  const lines = db.selectFrom(values.as('found')).select(line.as('line'))
  const rest = inBatches(db, { count: db.selectNoFrom(count.as('total')), rows: lines, size: 500 })
  const { value } = await rest.next()
  return new Download({
    name: `${name}.csv`,
    mime: 'text/csv; charset=utf-8',
    head: `\uFEFF${columns.map(({ heading }) => quoted(heading)).join(';')}\r\n`,
    first: value as Batch<{ line: string }>,
    rest,
  })
}

/** The same cell where its text is known beforehand. */
export function quoted(text: string): string {
  return `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** A spreadsheet calculates what begins so, also in full width and after whatever shows nothing; an apostrophe before it makes it text. */
const begins = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const blanks = [
  ...[range(0x09, 0x0d), ' \u0085\u00a0\u00ad\u061c\u1680\u180e', range(0x2000, 0x200f), range(0x2028, 0x202f)],
  ...[range(0x205f, 0x206f), '\u3000\ufeff'],
].join('')

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function isFormula(text: string): boolean {
  const start = [...text].find((character) => !blanks.includes(character)) ?? ''
  return begins.includes(start) || /^ *[\t\r]/.test(text)
}

function plainCell(value: RawBuilder<unknown>) {
  return sql`${value}::text`
}

/** Nearly everything begins with a letter of Europe, and a telephone number with its plus: one look tells. */
function textCell(value: RawBuilder<unknown>) {
  const text = sql`replace(${value}, '"', '""')`
  const isLetter = sql`ascii(${value}) between ${sql.lit(0x41)} and ${sql.lit(0x7e)} or ascii(${value}) between ${sql.lit(0xc0)} and ${sql.lit(0x5ff)}`
  const first = sql`left(ltrim(${value}, ${sql.lit(blanks)}), 1)`
  const isFormula = sql`ascii(${value}) = ascii('+') or ${first} in (${sql.join(begins.map((text) => sql.lit(text)))})
    or left(ltrim(${value}, ' '), 1) in (e'\\t', e'\\r')`
  return sql`case when ${isLetter} then ${text} when ${isFormula} then '''' || ${text} else ${text} end`
}
