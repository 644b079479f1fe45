import { type Expression, type RawBuilder, type SelectQueryBuilder, type SelectType, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type ListMeta, type LongListMeta, wordsOf } from '#kit/contract/list.ts'
import { parseJson } from '#kit/server/http/json.ts'
import { type Db, planEachTime, type Tables } from '#kit/server/postgres/database.ts'
import { inBatches } from './batches.ts'
import { LargePage, type LongPage, type Page } from './large-page.ts'

/** Reads a page of a list: search, sort order, total and rows. */

export type Query<SortBy extends string = string> = {
  page: number
  itemsPerPage: number
  filter: string | null
  sortBy?: SortBy | null
  descending: 0 | 1
  total?: 'now' | 'later' | null
}

type Rows<From extends keyof Tables, Row> = SelectQueryBuilder<Tables, From, Row>

/** The rows of a page in SQL. */
export type Slice = { limit: number; offset: number }

/** A page whose rows are selected by id before their columns are read. */
type FoundPage<Rows> = {
  /** Common table expressions of both queries (`with …`), or nothing. */
  before: RawBuilder<unknown>
  rows: Rows
  /** The total, if finding the rows has shown it; else `counted`. */
  total: (counted: RawBuilder<number | null>) => RawBuilder<number | null>
}

type Search = RawBuilder<string> | ((word: string) => Expression<SqlBool>)

export type ListSource<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string> = {
  /** The table of the rows: its id is the default order, and the tiebreaker after `sortBy`. */
  table: From
  /** Rows that are visible and match the list's own filters. It is also the count query, so it joins nothing that only the columns need. */
  matching: Rows<From, Found>
  /** Adds the columns of a row. */
  rows: (matching: Rows<From, Found>) => Rows<Joined, Row>
  /** Finds a page, where `order by … limit` would be slow. */
  page?: (slice: Slice) => FoundPage<Rows<From, object>>
  /** The column of the free-text search, folded and with a trigram index; or a condition per word, if several columns are searched. */
  search: Search
  /** The SQL expressions of each sort that is no plain column of the table with that name. */
  sort: Record<Exclude<SortBy, 'id' | PlainColumn<From>>, Expression<unknown>[]> &
    Partial<Record<SortBy, Expression<unknown>[]>>
}

/** The columns of a table that sort as they are, unlike those of JSON. */
type PlainColumn<Table extends keyof Tables> = Table extends unknown
  ? {
      [Name in keyof Tables[Table] & string]: SelectType<Tables[Table][Name]> extends string | number | boolean | null
        ? Name
        : never
    }[keyof Tables[Table] & string]
  : never

/** Above this number of rows the page is streamed; below it, rows and total come in one round trip. */
const streamedAbove = 1000
const batchSize = 100
/** Where the total may come later, the page counts up to this many rows: that costs no more than finding the page. */
export const quickCountLimit = 500

/** One page of a list with its total. A page past the end is empty, with the correct total. */
export async function readList<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
>(db: Db, query: Query<SortBy>, list: ListSource<From, Joined, Found, Row, SortBy>): Promise<Page<Row> | LargePage> {
  return readLongList(db, { ...query, total: 'now' }, list) as Promise<Page<Row> | LargePage>
}

/** As `readList`, for a very long list: its total may be requested separately (`total=later`). */
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
  const { count, limitedCount, rows, sorted, slice } = listQueries(query, list)
  if (query.itemsPerPage > streamedAbove) return readLargePage(db, query, count, rows)
  const page = list.page?.(slice)
  const quickCount = page ? page.total(limitedCount) : limitedCount
  const answer = sql<{ total: number | null; data: Row[] }>`
    ${planEachTime} ${page?.before ?? sql``}
    select ${query.total === 'later' ? quickCount : count} as "total", ${jsonArrayFrom(page ? sorted(page.rows as Rows<From, Found>) : rows)} as "data"
  `
  const { total = null, data = [] } = (await answer.execute(db)).rows[0] ?? {}
  return { data, meta: metaOf(query, total ?? totalAfter(query, data.length), data.length) }
}

/** The number of rows of a list, for a client that requested its page without the total. */
export async function countRows<
  From extends keyof Tables,
  Joined extends keyof Tables,
  Found,
  Row,
  SortBy extends string,
>(db: Db, query: Query<SortBy>, list: ListSource<From, Joined, Found, Row, SortBy>): Promise<number> {
  const answer = sql<{ total: number }>`${planEachTime} select ${listQueries(query, list).count} as total`
  return (await answer.execute(db)).rows[0]?.total ?? 0
}

/** A page that is not full is the last one, so it gives the total. */
function totalAfter({ page, itemsPerPage }: Query, count: number): number | null {
  return count > 0 && count < itemsPerPage ? (page - 1) * itemsPerPage + count : null
}

/** The SQL of a list query: the count, and the sorted rows of its page. */
export function listQueries<From extends keyof Tables, Joined extends keyof Tables, Found, Row, SortBy extends string>(
  query: Query<SortBy>,
  { table, matching, rows, search, sort }: ListSource<From, Joined, Found, Row, SortBy>,
) {
  const found = foundIn(query, { matching, search })
  const direction = directionOf(query)
  const { sortBy } = query
  const id = sql.ref<number>(`${table}.id`)
  const columns = sortBy && sortBy !== 'id' ? (sort[sortBy] ?? [sql.ref(`${table}.${sortBy}`)]) : []
  const sorted = (some: Rows<From, Found>) =>
    columns
      .reduce<Rows<Joined, Row>>((some, column) => some.orderBy(column as never, direction), rows(some))
      .orderBy(id as never, direction)
  const slice = { limit: query.itemsPerPage, offset: (query.page - 1) * query.itemsPerPage }
  const ids = found.clearSelect().select(id.as('id'))
  return {
    count: sql<number>`(select count(*) from (${ids}) found)`,
    /** Null above `quickCountLimit`. */
    limitedCount: sql<number | null>`(
      select case when count(*) <= ${quickCountLimit} then count(*) end from (${ids.limit(quickCountLimit + 1)}) found
    )`,
    rows: sorted(found).limit(slice.limit).offset(slice.offset),
    sorted,
    slice,
  }
}

export function directionOf({ descending }: Pick<Query, 'descending'>): 'asc' | 'desc' {
  return descending === 1 ? 'desc' : 'asc'
}

/** Rows that match the list's own filters and every word of the free text. */
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
    // As JSON, so that values have the same form as on a small page.
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
 * Whether a folded column contains a word. One or two letters match only the beginning of a word: anywhere else nearly every row
 * has them, and a trigram index cannot help. `%` and `_` are escaped, also those that folding makes of `％` and `＿`.
 */
export function isIn(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  const text = sql`regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
  const prefixes = [...word].length > 2 ? ['%'] : ['', '% ', '%-']
  const matches = prefixes.map((prefix) => sql`${column} like ${sql.lit(prefix)} || ${text} || '%'`)
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`
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

/** Sorts text by the collation of the user's language (Ć after C, Ł after L). */
export function inLanguage(column: RawBuilder<unknown>, language: 'pl' | 'en-US'): RawBuilder<string> {
  return language === 'pl'
    ? sql`(${column} ->> 'pl') collate "pl-x-icu"`
    : sql`(${column} ->> 'en-US') collate "en-x-icu"`
}
