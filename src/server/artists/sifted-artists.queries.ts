import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/kit/postgres/database.ts'
import type { Artists } from './artists.queries.ts'

type Sifting = {
  /** The list without the words and ranges that sift it. */
  all: Artists
  /** The same from the beginning of the order, where it takes more than an order of the artists' own to get there. */
  beginning: Artists | null
  /** Leaves those who pass. */
  sift: (artists: Artists) => Artists
  /** Expressions of the artist's own row; the id comes after them. */
  order: Expression<unknown>[]
  direction: 'asc' | 'desc'
  /** So many at most, from the beginning of the order. */
  most: number
}

/** So many artists are looked at one by one, in the list's order, before all who pass are gathered. */
export const lookedAt = 2000

/**
 * The first artists who pass, as ids. Where many pass, they are met soon in the order; where few do, gathering and sorting them is
 * quick. Which of the two it is, the database cannot know: people called Nowak are few at the beginning of the alphabet, and whoever
 * sold nothing is not at the top of the sales. So it looks for the first beginning, and gathers where that was not enough.
 */
export function siftedIds(db: Db, { all, beginning, sift, order, direction, most }: Sifting): RawBuilder<SqlBool> {
  const by = [...order, sql.ref('pro_artists.id')].map((key) => sql`${key} ${sql.raw(direction)}`)
  const first = (beginning ?? all.selectAll('pro_artists').orderBy(sql.join(by))).limit(lookedAt + most)
  const near = sift(db.selectFrom(first.as('pro_artists')) as unknown as Artists)
  const keys = order.map((key, index) => sql`${key}`.as(`key_${index}`))
  const gathered = sift(all).select(['pro_artists.id', ...keys])
  const byKeys = [...order.keys()].map((index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(direction)}, `)
  return sql<SqlBool>`pro_artists.id = any(array(
    with near as materialized (${near.select('pro_artists.id').limit(most)}), gathered as materialized (${gathered})
    select id from near where (select count(*) from near) = ${most}
    union all (
      select id from gathered where (select count(*) from near) < ${most}
      order by ${sql.join(byKeys, sql``)} id ${sql.raw(direction)} limit ${most}
    )
  ))`
}
