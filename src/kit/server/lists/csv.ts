import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { Download } from '#kit/server/http/files/download.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { type Batch, inBatches } from './batches.ts'
import { type ListSource, listQueries, type Query } from './list.ts'

/** Exports a list as CSV. */

/** A CSV column. Text (`isText`) is quoted and protected against formula injection; numbers, dates and quoted values are written unchanged. */
export type CsvColumn = { heading: string; value: Expression<unknown>; isText: boolean }

/** A last column of text that the database does not format: `textsOf` gets the `facts` of each batch of rows at once. */
type LastColumn<Facts> = { heading: string; facts: Expression<Facts>; textsOf: (facts: Facts[]) => Promise<string[]> }

/** Exports the rows of a list query as CSV. The database formats each line, and the lines are streamed without row objects. */
export async function csvOf<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
  Facts = never,
>(
  db: Db,
  query: Query<SortBy>,
  list: ListSource<From, Joined, Found, Row, SortBy>,
  { name, columns, last }: { name: string; columns: CsvColumn[]; last?: LastColumn<Facts> },
): Promise<Download> {
  const { count, rows } = listQueries(query, list)
  // A subquery evaluates each value once: the expression of its cell refers to it several times.
  const values = (rows as unknown as SelectQueryBuilder<Tables, Joined, object>)
    .clearSelect()
    .select(columns.map(({ value }, index) => sql`${value}`.as(`value_${index}`)))
    .$if(last !== undefined, (all) => all.select(sql`${last?.facts}`.as('facts')) as never)
  const cells = columns.map(({ isText }, index) => (isText ? textCell : plainCell)(sql.ref(`value_${index}`)))
  // One `format` call writes a line, null as empty; concatenation would copy the line with every operator.
  const template = `${columns.map(({ isText }) => (isText ? '"%s"' : '%s')).join(';')}${last ? '' : '\r\n'}`
  const line = sql<string>`format(${template}::text, ${sql.join(cells)})`
  const facts = last ? sql<Facts>`facts` : sql<Facts>`null`
  const lines = db.selectFrom(values.as('found')).select([line.as('line'), facts.as('facts')])
  const batches = inBatches(db, { count: db.selectNoFrom(count.as('total')), rows: lines, size: 500 })
  const rest = last ? finished(batches as AsyncGenerator<Batch<Unfinished<Facts>>>, last.textsOf) : batches
  const { value } = await rest.next()
  return new Download({
    name: `${name}.csv`,
    mime: 'text/csv; charset=utf-8',
    head: `\uFEFF${[...columns, ...(last ? [last] : [])].map(({ heading }) => quote(heading)).join(';')}\r\n`,
    first: value as unknown as Batch<{ line: string }>,
    rest,
  })
}

type Unfinished<Facts> = { line: string; facts: Facts }

async function* finished<Facts>(
  batches: AsyncGenerator<Batch<Unfinished<Facts>>>,
  textsOf: LastColumn<Facts>['textsOf'],
): AsyncGenerator<Batch<{ line: string }>, void> {
  for await (const { rows, ...batch } of batches) {
    const words = await textsOf(rows.map(({ facts }) => facts))
    yield { ...batch, rows: rows.map(({ line }, index) => ({ line: `${line};${quote(words[index] ?? '')}\r\n` })) }
  }
}

/** Quotes a constant as `textCell` quotes a column. */
export function quote(text: string): string {
  return `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** Formula injection: spreadsheets evaluate text that begins so, also full-width or after invisible characters. An apostrophe in front prevents that. */
const formulaPrefixes = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const blanks = [
  ...[range(0x09, 0x0d), ' \u0085\u00a0\u00ad\u061c\u1680\u180e', range(0x2000, 0x200f), range(0x2028, 0x202f)],
  ...[range(0x205f, 0x206f), '\u3000\ufeff'],
].join('')

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function isFormula(text: string): boolean {
  const start = [...text].find((character) => !blanks.includes(character)) ?? ''
  return formulaPrefixes.includes(start) || /^ *[\t\r]/.test(text)
}

function plainCell(value: RawBuilder<unknown>) {
  return sql`${value}::text`
}

/** Most text begins with a European letter or, as telephone numbers do, with a plus: these cheap tests come first. */
function textCell(value: RawBuilder<unknown>) {
  const text = sql`replace(${value}, '"', '""')`
  const isLetter = sql`ascii(${value}) between ${sql.lit(0x41)} and ${sql.lit(0x7e)} or ascii(${value}) between ${sql.lit(0xc0)} and ${sql.lit(0x5ff)}`
  const first = sql`left(ltrim(${value}, ${sql.lit(blanks)}), 1)`
  const isFormula = sql`ascii(${value}) = ascii('+') or ${first} in (${sql.join(formulaPrefixes.map((text) => sql.lit(text)))})
    or left(ltrim(${value}, ' '), 1) in (e'\\t', e'\\r')`
  return sql`case when ${isLetter} then ${text} when ${isFormula} then '''' || ${text} else ${text} end`
}
