import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { directionOf, foundIn, inLanguage, isIn, listQueries, type Slice } from '#kit/server/lists/list.ts'
import { planEachTime } from '#kit/server/postgres/database.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import {
  type ArtistCounts,
  type ArtistFilters,
  type ArtistQuery,
  type ListContext,
  listContexts,
  type QueuedArtist,
  queueLength,
  statesOf,
} from '#network/artists/contract/artists.list.ts'
import { type Artists, artistRows, hasOpenUpgrade, visibleArtists } from '../artists.queries.ts'
import { orderOf, ownOrders } from './artist-orders.queries.ts'
import { pageOf } from './artist-page.queries.ts'

const { APPLIED, COMPLETED, REJECTED, TO_VERIFY } = invitationStatus

/** The right that opens each context of the one list. */
const rights = {
  LIST: 'can-view-all-pro-artists',
  INVITATION: 'can-view-applied-pro-artists',
  VERIFICATION: 'can-view-pending-verifications-pro-artist',
  STATUS_UPGRADE: 'can-view-status-upgrades',
  // Of those, whom the reader may see.
  APPLICATION: 'can-view-applied-pro-artists',
} as const

/** Those of a context's states that wait for the office. */
const waiting = {
  LIST: [COMPLETED],
  INVITATION: [APPLIED],
  VERIFICATION: [TO_VERIFY],
  STATUS_UPGRADE: [COMPLETED],
  APPLICATION: [APPLIED],
} as const

/** The input of `readList` for the artists of a query. */
export function artistList({ db, user, language }: Reader<'language'>, query: ArtistQuery) {
  const context = contextOf(query)
  if (!hasPermission(user, rights[context])) fail('forbidden')
  const isOfNetwork = context === 'LIST' || context === 'STATUS_UPGRADE'
  const order = orderOf(query, isOfNetwork, language)
  const states = {
    column: 'invitation_status',
    is: isRejectedIn(context)
      ? sql<SqlBool>`invitation_status in (${sql.join(statesOf[context])}) and (invitation_status <> ${REJECTED} or user_id is null)`
      : sql<SqlBool>`invitation_status in (${sql.join(statesOf[context])})`,
  }
  const filters = [
    ...conditionsOf(query),
    ...(isDefined(query.ids) ? [{ column: 'id', is: sql<SqlBool>`pro_artists.id = any(${query.ids})` }] : []),
    ...(context === 'STATUS_UPGRADE' ? [{ column: 'status', is: hasOpenUpgrade }] : []),
  ]
  // Nearly everybody is of the network.
  const isAlong = (condition: Condition) =>
    order.columns.includes(condition.column) || (context === 'LIST' && condition === states)
  const conditions = [states, ...filters]
  const unordered = conditions.filter((condition) => !isAlong(condition))
  const visible = visibleArtists(db, user)
  const matching = meeting(visible, conditions)
  const search = sql.ref<string>('pro_artists.search')
  const wanted = {
    order,
    direction: directionOf(query),
    all: foundIn(query, { matching, search }),
    along: meeting(visible, conditions.filter(isAlong)),
    narrowed:
      unordered.length === 0 && query.filter === null
        ? null
        : (artists: Artists) => foundIn(query, { matching: meeting(artists, unordered), search: carriesWord }),
  }
  return {
    table: 'pro_artists' as const,
    matching,
    rows: artistRows,
    page: (slice: Slice) => pageOf(db, wanted, slice),
    search,
    sort: {
      ...ownOrders,
      country: [inLanguage(sql.ref('countries.name'), language)],
      level: [sql.ref(isOfNetwork ? 'levels.position' : 'pro_artists.level_id')],
    },
  }
}

/** There the merged records of artists are left out, who have an account. */
function isRejectedIn(context: ListContext): boolean {
  return (statesOf[context] as readonly number[]).includes(REJECTED)
}

/** An order's index does not carry words that take too much room for it. */
function carriesWord(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`case
    when carried_search is not null then ${isIn(sql.ref('carried_search'), word)}
    else exists (select from pro_artists as whole where whole.id = pro_artists.id and ${isIn(sql.ref('whole.search'), word)})
  end`
}

/** The artists of a list as a queue, in which somebody decides on one after the other. */
export function artistQueue(reader: Reader<'language'>, query: ArtistQuery): Promise<QueuedArtist[]> {
  const whole = { ...query, page: 1, itemsPerPage: queueLength }
  const { matching, rows, page: _, ...list } = artistList(reader, whole)
  return listQueries(whole, {
    ...list,
    matching: matching.where('invitation_status', 'in', waiting[contextOf(query)]),
    rows: (artists) => rows(artists).clearSelect().select(['pro_artists.id', 'first_name', 'last_name']),
  })
    .rows.modifyFront(planEachTime)
    .execute()
}

/** The artists that match a list's filters. */
export function filtered(artists: Artists, query: ArtistFilters): Artists {
  return meeting(artists, conditionsOf(query))
}

/** A condition on one column of the artists. */
type Condition = { column: string; is: RawBuilder<SqlBool> }

function meeting(artists: Artists, conditions: Condition[]): Artists {
  return conditions.reduce((some, { is }) => some.where(is), artists)
}

function conditionsOf(query: ArtistFilters): Condition[] {
  return [
    ...is('invitation_status', '=', query.invitationStatus),
    ...is('country_id', '=', query.countryId),
    ...is('level_id', '=', query.proArtistStatus),
    ...is('activation_status', '=', query.proArtistActivationStatus),
    ...is('pro_team', '=', isDefined(query.proTeam) ? query.proTeam === 1 : null),
    ...is('trainings_sold', '>=', query.trainingsSoldFrom),
    ...is('trainings_sold', '<=', query.trainingsSoldTo),
    ...is('trainings_uncompleted', '>=', query.trainingsUncompletedFrom),
    ...is('trainings_uncompleted', '<=', query.trainingsUncompletedTo),
    ...is('applied_at', '>=', query.appliedFrom && midnight(query.appliedFrom)),
    ...is('applied_at', '<', query.appliedTo && midnight(query.appliedTo, 1)),
  ]
}

function is(
  column: string,
  operator: '=' | '>=' | '<=' | '<',
  value: number | boolean | RawBuilder<string> | '' | null | undefined,
): Condition[] {
  return isDefined(value) ? [{ column, is: sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value}` }] : []
}

/**
 * How many artists a query finds, and of each value of a filter, were that filter not set. All of it adds up from one look at the
 * artists: how many there are of each state in each country.
 */
export async function countArtists(ctx: Reader<'language'>, query: ArtistQuery): Promise<ArtistCounts> {
  const all = { ...query, invitationStatus: null, countryId: null }
  const groups = await foundIn(all, artistList(ctx, all))
    .select(['invitation_status', 'country_id', sql<number>`count(*)::int`.as('count')])
    .groupBy(['invitation_status', 'country_id'])
    .modifyFront(planEachTime)
    .execute()
  const isWanted = (value: number, filter: number | null | undefined) => !isDefined(filter) || value === filter
  const ofState = groups.filter((group) => isWanted(group.invitation_status, query.invitationStatus))
  const inCountry = groups.filter((group) => isWanted(group.country_id, query.countryId))
  return {
    invitationStatus: summed(inCountry, 'invitation_status'),
    countryId: summed(ofState, 'country_id'),
    total: ofState.reduce((sum, group) => (isWanted(group.country_id, query.countryId) ? sum + group.count : sum), 0),
  }
}

type Group = { invitation_status: number; country_id: number; count: number }

function summed(groups: Group[], by: 'invitation_status' | 'country_id'): ArtistCounts['countryId'] {
  const sums = new Map<number, number>()
  for (const group of groups) sums.set(group[by], (sums.get(group[by]) ?? 0) + group.count)
  return [...sums].map(([value, count]) => ({ value, count }))
}

function contextOf({ params }: ArtistQuery): ListContext {
  return (
    listContexts.find((context) => context === (params?.context ?? 'LIST')) ??
    failFields({ 'params.context': 'not_a_choice' })
  )
}

function isDefined(value: unknown): boolean {
  return value !== null && value !== undefined
}
