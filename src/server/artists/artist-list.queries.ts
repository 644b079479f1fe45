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
import { hasPermission, permissions } from '#contract/kit/permissions.ts'
import type { Language } from '#contract/kit/text.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, failFields } from '#server/kit/http/errors.ts'
import { foundIn, inLanguage, listQueries } from '#server/kit/lists/list.ts'
import { type Db, planEachTime } from '#server/kit/postgres/database.ts'
import { type Artists, artistRows, hasOpenUpgrade, visibleArtists } from './artists.queries.ts'

const { APPLIED, COMPLETED, TO_VERIFY } = invitationStatus

/** The right that opens each context of the one list. */
const rights = {
  LIST: permissions.CAN_VIEW_ALL_PRO_ARTISTS,
  INVITATION: permissions.CAN_VIEW_APPLIED_PRO_ARTISTS,
  VERIFICATION: permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST,
  STATUS_UPGRADE: permissions.CAN_VIEW_STATUS_UPGRADES,
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

type Reader = Pick<Context, 'db' | 'user' | 'language'>

/** What `readList` needs to know of the artists that a query asks for. */
export function artistList({ db, user, language }: Reader, query: ArtistQuery) {
  const context = contextOf(query)
  const states = statesOf[context]
  if (!hasPermission(user, rights[context])) fail('forbidden')
  const isOfNetwork = states[0] === COMPLETED
  const group = groupOf(query, isOfNetwork, language)
  return {
    matching: filtered(visibleArtists(db, user), query)
      .where('invitation_status', 'in', states)
      .$if(context === 'STATUS_UPGRADE', (artists) => artists.where(hasOpenUpgrade))
      .$if(isSaid(query.ids), (artists) => artists.where(sql<SqlBool>`pro_artists.id = any(${query.ids})`)),
    rows: (artists: Artists) => artistRows(group ? firstOfEach(db, group, artists, query) : artists),
    search: sql.ref<string>('pro_artists.search'),
    sort: {
      name: [lastName, firstName],
      first_name: [firstName],
      last_name: [lastName, firstName],
      email: [sql.ref('email')],
      phone: [sql.ref('phone')],
      city: [sql`city collate "pl-x-icu"`],
      country: [group?.order ?? inLanguage(sql.ref('countries.name'), language)],
      years_of_experience: [sql.ref('years_of_experience')],
      invitation_status: [sql.ref('invitation_status'), sql.ref('status_changed_at')],
      applied_at: [sql.ref('applied_at')],
      status_changed_at: [sql.ref('status_changed_at')],
      level: [group?.order ?? sql.ref(isOfNetwork ? 'levels.position' : 'pro_artists.level_id')],
      trainings_sold: [sql.ref('trainings_sold')],
      trainings_uncompleted: [sql.ref('trainings_uncompleted')],
      average_rating: [sql`coalesce(average_rating, 0)`],
      activation_status: [sql.ref('activation_status')],
      pro_team: [sql.ref('pro_team')],
      language_name: [sql.ref('language_name')],
      has_own_trainings: [sql.ref('has_own_trainings')],
      reviews_count: [sql.ref('reviews_count')],
      version: [sql.ref('version')],
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
  const { invitationStatus, countryId, proArtistStatus, proArtistActivationStatus, proTeam } = query
  return artists
    .$if(isSaid(invitationStatus), (rows) => rows.where('invitation_status', '=', Number(invitationStatus)))
    .$if(isSaid(countryId), (rows) => rows.where('country_id', '=', Number(countryId)))
    .$if(isSaid(proArtistStatus), (rows) => rows.where('pro_artists.level_id', '=', Number(proArtistStatus)))
    .$if(isSaid(proArtistActivationStatus), (rows) =>
      rows.where('activation_status', '=', Number(proArtistActivationStatus)),
    )
    .$if(isSaid(proTeam), (rows) => rows.where('pro_team', '=', proTeam === 1))
    .where(within('trainings_sold', query.trainingsSoldFrom, query.trainingsSoldTo))
    .where(within('trainings_uncompleted', query.trainingsUncompletedFrom, query.trainingsUncompletedTo))
}

/** How many artists a query finds, and of each value of a filter, were that filter not set; all of it in one query. */
export async function countArtists(ctx: Reader, query: ArtistQuery): Promise<ArtistCounts> {
  const countsBy = (column: 'invitation_status' | 'country_id', filter: keyof ArtistCounts) => {
    const all = { ...query, [filter]: null }
    return jsonArrayFrom(
      foundIn(all, artistList(ctx, all))
        .select([`${column} as value`, sql<number>`count(*)::int`.as('count')])
        .groupBy(column),
    )
  }
  return ctx.db
    .selectNoFrom([
      listQueries(query, artistList(ctx, query)).count.as('total'),
      countsBy('invitation_status', 'invitationStatus').as('invitationStatus'),
      countsBy('country_id', 'countryId').as('countryId'),
    ])
    .modifyFront(planEachTime)
    .executeTakeFirstOrThrow()
}

/** What many artists share; an index has those who share it in the order of their ids. */
type Group = { table: 'levels' | 'countries'; column: 'level_id' | 'country_id'; order: RawBuilder<unknown> }

/** The groups that an order goes through one after the other. Where somebody searches, few are left to sort, and there are none. */
function groupOf({ sortBy, filter }: ArtistQuery, isOfNetwork: boolean, language: Language): Group | null {
  if (filter !== null) return null
  // Applicants have no level yet.
  if (sortBy === 'level' && isOfNetwork)
    return { table: 'levels', column: 'level_id', order: sql.ref('groups.position') }
  if (sortBy === 'country')
    return { table: 'countries', column: 'country_id', order: inLanguage(sql.ref('groups.name'), language) }
  return null
}

/** Of each group no more artists than the page could show, so that nobody reads everybody of one level to find the first 25. */
function firstOfEach(db: Db, { table, column }: Group, artists: Artists, query: ArtistQuery): Artists {
  const { page, itemsPerPage, descending } = query
  const ofGroup = artists
    .selectAll('pro_artists')
    .whereRef(column, '=', sql.ref('groups.id'))
    .orderBy('pro_artists.id', descending === 1 ? 'desc' : 'asc')
    .limit(page * itemsPerPage)
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
