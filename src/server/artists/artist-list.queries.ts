import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import {
  type ArtistCounts,
  type ArtistFilters,
  type ArtistQuery,
  type ListContext,
  listContexts,
  type QueuedArtist,
  queueLength,
  statesOf,
} from '#contract/artists/artists.list.ts'
import { hasPermission } from '#contract/kit/rights.ts'
import type { Language } from '#contract/kit/text.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, failFields } from '#server/kit/http/errors.ts'
import { directionOf, foundIn, inLanguage, listQueries } from '#server/kit/lists/list.ts'
import { type Db, planEachTime } from '#server/kit/postgres/database.ts'
import { type Artists, artistRows, hasOpenUpgrade, visibleArtists } from './artists.queries.ts'
import { lookedAt, siftedIds } from './sifted-artists.queries.ts'

const { APPLIED, COMPLETED, TO_VERIFY } = invitationStatus

/** The right that opens each context of the one list. */
const rights = {
  LIST: 'can-view-all-pro-artists',
  INVITATION: 'can-view-applied-pro-artists',
  VERIFICATION: 'can-view-pending-verifications-pro-artist',
  STATUS_UPGRADE: 'can-view-status-upgrades',
} as const

/** Those of a context's states that wait for the office. */
const waiting = {
  LIST: [COMPLETED],
  INVITATION: [APPLIED],
  VERIFICATION: [TO_VERIFY],
  STATUS_UPGRADE: [COMPLETED],
} as const

const lastName = sql`last_name collate "pl-x-icu"`
const firstName = sql`first_name collate "pl-x-icu"`

/** The orders that an index of the artists has. */
const ownOrders = {
  name: [lastName, firstName],
  first_name: [firstName],
  last_name: [lastName, firstName],
  email: [sql.ref('email')],
  phone: [sql.ref('phone')],
  city: [sql`city collate "pl-x-icu"`],
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

function ownOrder({ sortBy }: ArtistQuery): RawBuilder<unknown>[] {
  return sortBy && sortBy in ownOrders ? ownOrders[sortBy as keyof typeof ownOrders] : []
}

/** Beyond so many rows, a page is found as the database thinks best. */
const mostSifted = 10_000

type Ranges = Pick<
  ArtistFilters,
  'trainingsSoldFrom' | 'trainingsSoldTo' | 'trainingsUncompletedFrom' | 'trainingsUncompletedTo'
>

/** The range of the figure that the list is sorted by: its index has those in it side by side. */
function onlyOf(sortBy: ArtistQuery['sortBy'], query: Ranges): Ranges {
  const { trainingsSoldFrom, trainingsSoldTo, trainingsUncompletedFrom, trainingsUncompletedTo } = query
  if (sortBy === 'trainings_sold') return { trainingsSoldFrom, trainingsSoldTo }
  return sortBy === 'trainings_uncompleted' ? { trainingsUncompletedFrom, trainingsUncompletedTo } : {}
}

/** Whether there are words, or ranges of other figures than the one that the list is sorted by. */
function isSifted(query: ArtistQuery): boolean {
  const others = (['trainings_sold', 'trainings_uncompleted'] as const).filter((figure) => figure !== query.sortBy)
  const ranges = others.flatMap((figure) => Object.values(onlyOf(figure, query)))
  return query.filter !== null || ranges.some(isSaid)
}

type Reader = Pick<Context, 'db' | 'user' | 'language'>

/** What `readList` needs to know of the artists that a query asks for. */
export function artistList({ db, user, language }: Reader, query: ArtistQuery) {
  const context = contextOf(query)
  const states = statesOf[context]
  if (!hasPermission(user, rights[context])) fail('forbidden')
  const isOfNetwork = states[0] === COMPLETED
  const all = equalTo(visibleArtists(db, user), query)
    .where('invitation_status', 'in', states)
    .$if(context === 'STATUS_UPGRADE', (artists) => artists.where(hasOpenUpgrade))
    .$if(isSaid(query.ids), (artists) => artists.where(sql<SqlBool>`pro_artists.id = any(${query.ids})`))
  const search = sql.ref<string>('pro_artists.search')
  const most = query.page * query.itemsPerPage
  const group = groupOf(query, isOfNetwork, language)
  const isToSift = isSifted(query) && most <= mostSifted
  // Where somebody searches, few are left to sort.
  const across = isToSift || query.filter !== null ? null : group
  const rows = (artists: Artists) => {
    if (across) return artistRows(firstOfEach(db, across, artists, query, most))
    if (!isToSift) return artistRows(artists)
    const sift = (some: Artists) => foundIn(query, { matching: inRanges(some, query), search })
    const sorted = inRanges(all, onlyOf(query.sortBy, query))
    const order = group ? [group.ofArtist] : ownOrder(query)
    const beginning = group
      ? firstOfEach(db, group, sorted, query, lookedAt + most)
          .selectAll('pro_artists')
          .orderBy(group.order, directionOf(query))
          .orderBy('pro_artists.id', directionOf(query))
      : null
    return artistRows(
      artists.where(siftedIds(db, { all: sorted, beginning, sift, order, direction: directionOf(query), most })),
    )
  }
  return {
    matching: inRanges(all, query),
    rows,
    search,
    sort: {
      ...ownOrders,
      country: [across?.order ?? inLanguage(sql.ref('countries.name'), language)],
      level: [across?.order ?? sql.ref(isOfNetwork ? 'levels.position' : 'pro_artists.level_id')],
    },
    id: sql.ref<number>('pro_artists.id'),
  }
}

/** Those of a list whom somebody goes through one by one. */
export function artistQueue(reader: Reader, query: ArtistQuery): Promise<QueuedArtist[]> {
  const whole = { ...query, page: 1, itemsPerPage: queueLength }
  const { matching, rows, ...list } = artistList(reader, whole)
  return listQueries(whole, {
    ...list,
    matching: matching.where('invitation_status', 'in', waiting[contextOf(query)]),
    rows: (artists) => rows(artists).clearSelect().select(['pro_artists.id', 'first_name', 'last_name']),
  })
    .rows.modifyFront(planEachTime)
    .execute()
}

/** Those who are as a list's filters say. */
export function filtered(artists: Artists, query: ArtistFilters): Artists {
  return inRanges(equalTo(artists, query), query)
}

function equalTo(artists: Artists, query: ArtistFilters): Artists {
  const { invitationStatus, countryId, proArtistStatus, proArtistActivationStatus, proTeam } = query
  return artists
    .$if(isSaid(invitationStatus), (rows) => rows.where('invitation_status', '=', Number(invitationStatus)))
    .$if(isSaid(countryId), (rows) => rows.where('country_id', '=', Number(countryId)))
    .$if(isSaid(proArtistStatus), (rows) => rows.where('pro_artists.level_id', '=', Number(proArtistStatus)))
    .$if(isSaid(proArtistActivationStatus), (rows) =>
      rows.where('activation_status', '=', Number(proArtistActivationStatus)),
    )
    .$if(isSaid(proTeam), (rows) => rows.where('pro_team', '=', proTeam === 1))
}

function inRanges(artists: Artists, query: ArtistFilters): Artists {
  return artists
    .where(within('trainings_sold', query.trainingsSoldFrom, query.trainingsSoldTo))
    .where(within('trainings_uncompleted', query.trainingsUncompletedFrom, query.trainingsUncompletedTo))
}

/** How many artists a query finds, and of each value of a filter, were that filter not set; all of it in one query. */
export async function countArtists(ctx: Reader, query: ArtistQuery): Promise<ArtistCounts> {
  const countsBy = (column: 'invitation_status' | 'country_id', filter: 'invitationStatus' | 'countryId') => {
    const all = { ...query, [filter]: null }
    return jsonArrayFrom(
      foundIn(all, artistList(ctx, all))
        .select([`${column} as value`, sql<number>`count(*)::int`.as('count')])
        .groupBy(column),
    )
  }
  const counts = await ctx.db
    .selectNoFrom([
      countsBy('invitation_status', 'invitationStatus').as('invitationStatus'),
      countsBy('country_id', 'countryId').as('countryId'),
    ])
    .modifyFront(planEachTime)
    .executeTakeFirstOrThrow()
  const { invitationStatus } = query
  const found = counts.invitationStatus.filter(({ value }) => !isSaid(invitationStatus) || value === invitationStatus)
  return { ...counts, total: found.reduce((sum, { count }) => sum + count, 0) }
}

/** What many artists share; an index has those who share it in the order of their ids. `ofArtist` is the same order, said of one of them. */
type Group = {
  table: 'levels' | 'countries'
  column: 'level_id' | 'country_id'
  order: RawBuilder<unknown>
  ofArtist: RawBuilder<unknown>
}

/** The groups that an order goes through one after the other. */
function groupOf({ sortBy }: ArtistQuery, isOfNetwork: boolean, language: Language): Group | null {
  // Applicants have no level yet.
  if (sortBy === 'level' && isOfNetwork) {
    const ofArtist = sql`(select position from levels where id = level_id)`
    return { table: 'levels', column: 'level_id', order: sql.ref('groups.position'), ofArtist }
  }
  if (sortBy === 'country') {
    const ofArtist = inLanguage(sql`(select name from countries where id = country_id)`, language)
    return { table: 'countries', column: 'country_id', order: inLanguage(sql.ref('groups.name'), language), ofArtist }
  }
  return null
}

/** Of each group no more artists than are wanted, so that nobody reads everybody of one level to find the first 25. */
function firstOfEach(db: Db, { table, column }: Group, artists: Artists, query: ArtistQuery, most: number): Artists {
  const ofGroup = artists
    .selectAll('pro_artists')
    .whereRef(column, '=', sql.ref('groups.id'))
    .orderBy('pro_artists.id', directionOf(query))
    .limit(most)
  // Either table has the id that it is joined by; to the types they are two.
  return db
    .selectFrom(`${table} as groups` as 'levels as groups')
    .innerJoinLateral(ofGroup.as('pro_artists'), (join) => join.onTrue()) as unknown as Artists
}

function contextOf({ params }: ArtistQuery): ListContext {
  return (
    listContexts.find((context) => context === (params?.context ?? 'LIST')) ??
    failFields({ 'params.context': 'not_a_choice' })
  )
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined
}

function within(column: string, from: number | null | undefined, to: number | null | undefined) {
  const bounds = [
    ...(isSaid(from) ? [sql`${sql.ref(column)} >= ${from}`] : []),
    ...(isSaid(to) ? [sql`${sql.ref(column)} <= ${to}`] : []),
  ]
  return bounds.length > 0 ? sql<SqlBool>`(${sql.join(bounds, sql` and `)})` : sql<SqlBool>`true`
}
