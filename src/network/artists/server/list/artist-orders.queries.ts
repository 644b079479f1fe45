import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { inLanguage } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import type { ArtistQuery } from '#network/artists/contract/artists.list.ts'
import type { Artists } from '../artists.queries.ts'

export type Direction = 'asc' | 'desc'

/** An order of the artists, and how to get to its beginning. */
export type ArtistOrder = {
  /** With these columns equal, rows are in that order in an index. */
  columns: readonly string[]
  /** So many from its beginning are looked through, before those who match are gathered: that takes a few milliseconds. */
  lookedAt: number
  /** What the artists are sorted by, in `joined`; their id comes after it. */
  keys: RawBuilder<unknown>[]
  /** The artists, joined with the tables that the keys need. */
  joined: (artists: Artists) => Artists
  /** The first so many of the artists, with their keys as columns. */
  first: (db: Db, artists: Artists, direction: Direction, most: number) => Artists
}

const lastName = inPolishOrder('last_name')
const firstName = inPolishOrder('first_name')

/** The orders that an index of the artists has as they are. */
export const ownOrders = {
  name: [lastName, firstName],
  first_name: [firstName],
  last_name: [lastName, firstName],
  email: [sql.ref('email')],
  phone: [sql.ref('phone')],
  city: [inPolishOrder('city')],
  years_of_experience: [sql.ref('years_of_experience')],
  invitation_status: [sql.ref('invitation_status'), sql.ref('status_changed_at')],
  applied_at: [sql.ref('applied_at')],
  status_changed_at: [sql.ref('status_changed_at')],
  trainings_sold: [sql.ref('trainings_sold')],
  trainings_uncompleted: [sql.ref('trainings_uncompleted')],
  average_rating: [sql`coalesce(average_rating, 0)`],
  activation_status: [sql.ref('activation_status')],
  pro_team: [sql.ref('pro_team')],
  language_name: [sql.ref('language_name')],
  has_own_trainings: [sql.ref('has_own_trainings')],
  reviews_count: [sql.ref('reviews_count')],
}

/** Without a level, as applicants are, nobody is in one of its groups. */
export function orderOf({ sortBy }: ArtistQuery, hasLevels: boolean, language: Language): ArtistOrder {
  if (sortBy === 'country') return ofGroups('countries', 'country_id', inLanguage(sql.ref('groups.name'), language))
  if (sortBy === 'level' && hasLevels) return ofGroups('levels', 'level_id', sql.ref('groups.position'))
  const keys = sortBy === 'level' ? [sql.ref('level_id')] : sortBy && sortBy !== 'id' ? ownOrders[sortBy] : []
  return {
    lookedAt: 25_000,
    columns: [sortBy ?? 'id', ...(isFigure(sortBy) ? ['level_id'] : [])],
    keys,
    joined: (artists) => artists,
    first: (_, artists, direction, most) =>
      [...keys, id]
        .reduce((sorted, key) => sorted.orderBy(key, direction), artists)
        .selectAll('pro_artists')
        .select(named(keys))
        .limit(most),
  }
}

/** The figures follow the level, so that each level has its own orders of them. */
function isFigure(sortBy: ArtistQuery['sortBy']): boolean {
  return sortBy === 'trainings_sold' || sortBy === 'trainings_uncompleted' || sortBy === 'average_rating'
}

/** Those who have a level or a country in common stand together, by their ids. */
function ofGroups(
  table: 'levels' | 'countries',
  column: 'level_id' | 'country_id',
  key: RawBuilder<unknown>,
): ArtistOrder {
  // Either table has the id that it is joined by; to the types they are two.
  const groups = `${table} as groups` as 'levels as groups'
  return {
    lookedAt: 10_000,
    columns: [column],
    keys: [key],
    joined: (artists) => artists.innerJoin(groups, 'groups.id', column) as unknown as Artists,
    // One group after the other, and no more of them than it takes: each is in the order of its ids, so no two are sorted together.
    first: (db, artists, direction, most) => {
      const inOrder = db
        .selectFrom(groups)
        .select(['groups.id', ...named([key])])
        .orderBy('key_0', direction)
      const ofGroup = artists
        .selectAll('pro_artists')
        .whereRef(column, '=', sql.ref('groups.id'))
        .orderBy(id, direction)
        .limit(most)
      return db
        .selectFrom(inOrder.as('groups'))
        .innerJoinLateral(ofGroup.as('pro_artists'), (join) => join.onTrue())
        .selectAll('pro_artists')
        .select('key_0')
        .orderBy('key_0', direction)
        .orderBy(id, direction)
        .limit(most) as unknown as Artists
    },
  }
}

const id = sql.ref<number>('pro_artists.id')

/** The keys as columns `key_0`, `key_1` and so on. */
export function named(keys: RawBuilder<unknown>[]) {
  return keys.map((key, index) => key.as(`key_${index}` as 'key_0'))
}
