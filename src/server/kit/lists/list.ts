import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type ListMeta, wordsOf } from '#contract/kit/list.ts'
import { parseJson } from '#server/kit/http/json.ts'
import { type Db, planEachTime, type Tables } from '#server/kit/postgres/database.ts'
import { inBatches } from './batches.ts'
import { LargePage, type Page } from './large-page.ts'

export type Query<SortBy extends string = string> = {
  page: number
  itemsPerPage: number
  filter: string | null
  sortBy?: SortBy | null
  descending: 0 | 1
}

type Rows<From extends keyof Tables, Row> = SelectQueryBuilder<Tables, From, Row>

type Search = RawBuilder<string> | ((word: string) => Expression<SqlBool>)

export type ListSource<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string> = {
  /** What may be seen and matches the list's own filters. It is counted as it is, so it joins nothing that only rows need. */
  matching: Rows<From, Found>
  /** The same with the columns of a row. */
  rows: (matching: Rows<From, Found>) => Rows<Joined, Row>
  /** Column that free text is looked for in: folded, with a trigram index. Where a word may be in several places, which rows have it. */
  search: Search
  /** The expressions behind each column that the list sorts by, beside its `id`. */
  sort: Record<Exclude<SortBy, 'id'>, Expression<unknown>[]>
  /** The order without `sortBy`; also breaks ties after it. */
  id: RawBuilder<number>
}

/** Whoever asks for more at once gets them as they are read; fewer come with their total in one round trip. */
const manyRows = 1000
const batchSize = 100

/** One page of a list with its total; a page past the end is empty and its total right. */
export async function readList<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
>(db: Db, query: Query<SortBy>, list: ListSource<From, Joined, Found, Row, SortBy>): Promise<Page<Row> | LargePage> {
  const { count, rows } = listQueries(query, list)
  if (query.itemsPerPage > manyRows) return readLargePage(db, query, count, rows)
  const { total, data } = await db
    .selectNoFrom([count.as('total'), jsonArrayFrom(rows).as('data')])
    .modifyFront(planEachTime)
    .executeTakeFirstOrThrow()
  return { data: data as Row[], meta: metaOf(query, total, data.length) }
}

/** What a query asks of a list: how many there are, and the rows of its page in their order. */
export function listQueries<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string>(
  query: Query<SortBy>,
  { matching, rows, search, sort, id }: ListSource<From, Joined, Found, Row, SortBy>,
) {
  const found = foundIn(query, { matching, search })
  const direction = query.descending === 1 ? 'desc' : 'asc'
  const { sortBy } = query
  const columns = sortBy && sortBy !== 'id' ? sort[sortBy as Exclude<SortBy, 'id'>] : []
  const ordered = columns
    .reduce<Rows<Joined, Row>>((sorted, column) => sorted.orderBy(column as never, direction), rows(found))
    .orderBy(id as never, direction)
  return {
    count: sql<number>`(select count(*) from (${found.clearSelect().select(id.as('id'))}) found)`,
    rows: ordered.limit(query.itemsPerPage).offset((query.page - 1) * query.itemsPerPage),
  }
}

/** What matches a list's own filters and has every word of the free text. */
export function foundIn<From extends keyof Tables, Found>(
  { filter }: Pick<Query, 'filter'>,
  { matching, search }: { matching: Rows<From, Found>; search: Search },
): Rows<From, Found> {
  return wordsOf(filter).reduce<Rows<From, Found>>(
    (narrowed, word) => narrowed.where(typeof search === 'function' ? search(word) : isIn(search, word)),
    matching,
  )
}

type Queries<Row> = ReturnType<typeof listQueries<keyof Tables, keyof Tables, unknown, Row, string>>

async function readLargePage<Row>(
  db: Db,
  query: Query,
  count: Queries<Row>['count'],
  rows: Queries<Row>['rows'],
): Promise<Page<Row> | LargePage> {
  const batches = inBatches(db, {
    count: db.selectNoFrom(count.as('total')),
    // As JSON, so that a value looks the same on a page of any size.
    rows: db.selectFrom(rows.as('found')).select(sql<string>`to_json(found.*)::text`.as('row')),
    size: batchSize,
  })
  const { value } = await batches.next()
  const first = value?.rows ?? []
  const total = value?.total ?? 0
  if (!value?.isLast) {
    const length = Math.min(query.itemsPerPage, total - (query.page - 1) * query.itemsPerPage)
    return new LargePage(metaOf(query, total, length), first, batches)
  }
  await batches.return()
  return { data: first.map(({ row }) => parseJson(row) as Row), meta: metaOf(query, total, first.length) }
}

/** Whether a folded column has a word in it. `%` and `_` mean themselves in what a person types, and so do those that folding makes of `％` and `＿`. */
export function isIn(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like '%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

export function metaOf(
  { page, itemsPerPage }: Pick<Query, 'page' | 'itemsPerPage'>,
  total: number,
  count: number,
): ListMeta {
  const from = (page - 1) * itemsPerPage + 1
  return {
    current_page: page,
    per_page: itemsPerPage,
    last_page: Math.max(1, Math.ceil(total / itemsPerPage)),
    from: count > 0 ? from : null,
    to: count > 0 ? from + count - 1 : null,
    total,
  }
}

/** Text sorted by the rules of the reader's language (Ć after C, Ł after L). */
export function inLanguage(column: RawBuilder<unknown>, language: 'pl' | 'en-US'): RawBuilder<string> {
  return language === 'pl'
    ? sql`(${column} ->> 'pl') collate "pl-x-icu"`
    : sql`(${column} ->> 'en-US') collate "en-x-icu"`
}
