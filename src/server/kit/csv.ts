import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { type Batch, inBatches } from './batches.ts'
import type { Db, Tables } from './database.ts'
import { Download } from './download.ts'
import { type ListSource, listQueries, type Query } from './list.ts'

/** A column of a spreadsheet. Numbers and days are written as they are; text is quoted, and defused where it could pass for a formula. */
export type CsvColumn = { heading: string; value: Expression<unknown>; isText: boolean }

/** The rows that a list shows for a query, as CSV. The database writes the lines: nothing passes through objects, and nothing is held. */
export async function csvOf<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string>(
  db: Db,
  query: Query<SortBy>,
  list: ListSource<From, Joined, Found, Row, SortBy>,
  { name, columns }: { name: string; columns: CsvColumn[] },
): Promise<Download> {
  const { count, rows } = listQueries(query, list)
  const cells = sql.join(
    columns.map(({ value, isText }) => (isText ? textCell(value) : sql`coalesce(${value}::text, '')`)),
  )
  const line = sql<string>`concat_ws(';', ${cells}) || e'\\r\\n'`
  const lines = (rows as unknown as SelectQueryBuilder<Tables, Joined, object>).clearSelect().select(line.as('line'))
  const rest = inBatches(db, { count: db.selectNoFrom(count.as('total')), rows: lines, size: 500 })
  const { value } = await rest.next()
  return new Download({
    name: `${name}.csv`,
    mime: 'text/csv; charset=utf-8',
    head: `\uFEFF${columns.map(({ heading }) => `"${heading.replaceAll('"', '""')}"`).join(';')}\r\n`,
    first: value as Batch<{ line: string }>,
    rest,
  })
}

/** A spreadsheet calculates what begins so, also after spaces and in full width; an apostrophe before it makes it text. */
function textCell(value: Expression<unknown>) {
  const isFormula = sql`left(ltrim(${value}, ' '), 1) in ('=', '+', '-', '@', e'\\t', e'\\r', '＝', '＋', '－', '＠')`
  return sql`'"' || case when ${isFormula} then '''' else '' end || replace(coalesce(${value}, ''), '"', '""') || '"'`
}
