import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type ListMeta, type LongListMeta, wordsOf } from '#contract/kit/list.ts'
import { parseJson } from '#server/kit/http/json.ts'
import { type Db, planEachTime, type Tables } from '#server/kit/postgres/database.ts'
import { inBatches } from './batches.ts'
import { LargePage, type LongPage, type Page } from './large-page.ts'

export type Query<SortBy extends string = string> = {
  page: number
  itemsPerPage: number
  filter: string | null
  sortBy?: SortBy | null
  descending: 0 | 1
  total?: 'now' | 'later' | null
}

type Rows<From extends keyof Tables, Row> = SelectQueryBuilder<Tables, From, Row>

/** So many rows after so many others. */
export type Slice = { limit: number; offset: number }

/** A page whose rows are found before any is read. */
type FoundPage<Rows> = {
  /** What both look into: `with …`, or nothing. */
  before: RawBuilder<unknown>
  rows: Rows
  /** How many there are in all, as far as finding them has shown; else it is counted. */
  total: (counted: RawBuilder<number | null>) => RawBuilder<number | null>
}

type Search = RawBuilder<string> | ((word: string) => Expression<SqlBool>)

export type ListSource<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string> = {
  /** What may be seen and matches the list's own filters. It is counted as it is, so it joins nothing that only rows need. */
  matching: Rows<From, Found>
  /** The same with the columns of a row. */
  rows: (matching: Rows<From, Found>) => Rows<Joined, Row>
  /** How a page is found where that takes more than an order and a limit. */
  page?: (slice: Slice) => FoundPage<Rows<From, object>>
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
/** So many are counted on the way where the total may come later: that is as quick as finding the rows, however many there are. */
export const quicklyCounted = 500

/** One page of a list with its total; a page past the end is empty and its total right. */
export async function readList<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
>(db: Db, query: Query<SortBy>, list: ListSource<From, Joined, Found, Row, SortBy>): Promise<Page<Row> | LargePage> {
  return readLongList(db, { ...query, total: 'now' }, list) as Promise<Page<Row> | LargePage>
}

/** The same of a list that may be very long, and whose reader may take the total later. */
export async function readLongList<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
>(
  db: Db,
  query: Query<SortBy>,
  list: ListSource<From, Joined, Found, Row, SortBy>,
): Promise<LongPage<Row> | LargePage> {
  const { count, fewCounted, rows, sorted, slice } = listQueries(query, list)
  if (query.itemsPerPage > manyRows) return readLargePage(db, query, count, rows)
  const page = list.page?.(slice)
  const few = page ? page.total(fewCounted) : fewCounted
  const answer = sql<{ total: number | null; data: Row[] }>`
    ${planEachTime} ${page?.before ?? sql``}
    select ${query.total === 'later' ? few : count} as "total", ${jsonArrayFrom(page ? sorted(page.rows as Rows<From, Found>) : rows)} as "data"
  `
  const { total = null, data = [] } = (await answer.execute(db)).rows[0] ?? {}
  return { data, meta: metaOf(query, total ?? totalAfter(query, data.length), data.length) }
}

/** A page that is not full is the last one, and says how many there are. */
function totalAfter({ page, itemsPerPage }: Query, count: number): number | null {
  return count > 0 && count < itemsPerPage ? (page - 1) * itemsPerPage + count : null
}

/** What a query asks of a list: how many there are, and the rows of its page in their order. */
export function listQueries<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string>(
  query: Query<SortBy>,
  { matching, rows, search, sort, id }: ListSource<From, Joined, Found, Row, SortBy>,
) {
  const found = foundIn(query, { matching, search })
  const direction = directionOf(query)
  const { sortBy } = query
  const columns = sortBy && sortBy !== 'id' ? sort[sortBy as Exclude<SortBy, 'id'>] : []
  const sorted = (some: Rows<From, Found>) =>
    columns
      .reduce<Rows<Joined, Row>>((some, column) => some.orderBy(column as never, direction), rows(some))
      .orderBy(id as never, direction)
  const slice = { limit: query.itemsPerPage, offset: (query.page - 1) * query.itemsPerPage }
  const ids = found.clearSelect().select(id.as('id'))
  return {
    count: sql<number>`(select count(*) from (${ids}) found)`,
    /** Null where there are more than a few. */
    fewCounted: sql<number | null>`(
      select case when count(*) <= ${quicklyCounted} then count(*) end from (${ids.limit(quicklyCounted + 1)}) found
    )`,
    rows: sorted(found).limit(slice.limit).offset(slice.offset),
    sorted,
    slice,
  }
}

export function directionOf({ descending }: Pick<Query, 'descending'>): 'asc' | 'desc' {
  return descending === 1 ? 'desc' : 'asc'
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

/**
 * Whether a folded column has a word in it; one of a letter or two at the beginning of a word, for in the middle of one nearly
 * everybody has it and no index of three letters helps. `%` and `_` mean themselves in what a person types, and so do those that
 * folding makes of `％` and `＿`.
 */
export function isIn(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  const text = sql`regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
  const before = [...word].length > 2 ? ['%'] : ['', '% ', '%-']
  const places = before.map((some) => sql`${column} like ${sql.lit(some)} || ${text} || '%'`)
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`
}

export function metaOf(query: Pick<Query, 'page' | 'itemsPerPage'>, total: number, count: number): ListMeta
export function metaOf(query: Pick<Query, 'page' | 'itemsPerPage'>, total: number | null, count: number): LongListMeta
export function metaOf(
  { page, itemsPerPage }: Pick<Query, 'page' | 'itemsPerPage'>,
  total: number | null,
  count: number,
): LongListMeta {
  const from = (page - 1) * itemsPerPage + 1
  return {
    current_page: page,
    per_page: itemsPerPage,
    last_page: total === null ? null : Math.max(1, Math.ceil(total / itemsPerPage)),
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
