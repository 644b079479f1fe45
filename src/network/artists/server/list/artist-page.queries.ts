import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { quickCountLimit, type Slice } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Artists, everyArtist } from '../artists.queries.ts'
import { type ArtistOrder, type Direction, named } from './artist-orders.queries.ts'

type Wanted = {
  order: ArtistOrder
  direction: Direction
  /** Those who are in the list. */
  all: Artists
  /** The same without the filters, apart from its order. */
  along: Artists
  /** The filters, for artists whose columns are those of an order's index; null without filters. */
  narrowed: ((artists: Artists) => Artists) | null
}

/** Beyond so many rows, a page is found as the database thinks best. */
const deepest = 10_000

/**
 * One page. An order's index carries all that lists are narrowed by, so no row is read before it is known to be shown.
 *
 * Where many match, they are met soon along the order; where few do, gathering and sorting them is quick. Which of the two it is, the
 * database cannot know: people called Nowak are few at the beginning of the alphabet, and artists without sales are not at the top of the
 * sales. So it looks along the order first, and gathers where that was not enough.
 */
export function pageOf(db: Db, { order, direction, all, along, narrowed }: Wanted, { limit, offset }: Slice) {
  const most = limit + offset
  const keys = order.keys.map((_, index) => sql.ref(`key_${index}`))
  const columns = ['pro_artists.id' as const, ...named(keys)]
  const by = sql.join([...keys, sql.ref('id')].map((key) => sql`${key} ${sql.raw(direction)}`))
  const first = (artists: Artists, count: number) =>
    db.selectFrom(order.first(db, artists, direction, count).as('pro_artists')) as unknown as Artists
  // Authorization is part of the query that finds the rows.
  const onPage = (found: RawBuilder<unknown>) =>
    everyArtist(db).where(
      sql<SqlBool>`pro_artists.id = any(array(select id from (${found}) found order by ${by} limit ${limit} offset ${offset}))`,
    )
  if (!narrowed || most > deepest)
    return { before: sql``, rows: onPage(sql`${first(all, most).select(columns)}`), total: (counted: Total) => counted }

  // A few more than are shown, for where there are so many, counting all would take its time.
  const enough = Math.max(most, quickCountLimit + 1)
  const near = narrowed(first(along, order.lookedAt + most)).select(columns)
  const gathered = order.joined(all).select(['pro_artists.id', ...named(order.keys)])
  const met = sql<number>`(select count(*) from near)`
  return {
    before: sql`with
      near as materialized (select * from (${near}) near order by ${by} limit ${enough}),
      gathered as materialized (${gathered})`,
    rows: onPage(sql`
      select * from near where ${met} >= ${most}
      union all select * from gathered where ${met} < ${most}`),
    total: (counted: Total): Total => sql`case
      when ${met} > ${quickCountLimit} then null
      when ${met} >= ${most} then ${counted}
      else (select count(*) from gathered)
    end`,
  }
}

type Total = RawBuilder<number | null>
