import { sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ArtistFilters } from '#network/artists/contract/artists.list.ts'
import { everyArtist, isReachable, pictureOrNull, visibleArtists } from '#network/artists/server/artists.queries.ts'
import { filtered } from '#network/artists/server/list/artist-list.queries.ts'
import { checksOf } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import type {
  Figures,
  Measured,
  QueuedUpgrade,
  Standing,
  UpgradeLevel,
} from '#network/status-upgrades/contract/status-upgrades.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    status_upgrade_requests: { evidence: Measured[] }
  }
}

/** The open requests of visible artists, as far as these match the filters. */
export function openUpgrades(db: Db, user: User, filters: ArtistFilters) {
  return withRequests(filtered(visibleArtists(db, user), filters)).where('status', '=', 'PENDING')
}

/** The level of an artist, their requests and figures. The caller has checked access to the artist. */
export async function standingOf(db: Db, artistId: number): Promise<Standing> {
  const ladder = await db.selectFrom('levels').selectAll().orderBy('position').execute()
  const requests = await requestRows(withRequests(everyArtist(db)))
    .where('pro_artists.id', '=', artistId)
    .orderBy('status_upgrade_requests.id', 'desc')
    .execute()
  const artist = await everyArtist(db)
    .select(['invitation_status', 'activation_status', 'level_id', 'revision', figures.as('figures')])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  const level = ladder.find(({ id }) => id === artist.level_id)
  const next = level && ladder.find(({ position }) => position > level.position)
  return {
    is_active: artist.invitation_status === invitationStatus.COMPLETED && artist.activation_status === 1,
    revision: artist.revision,
    level: level ?? null,
    next_level: next ?? null,
    requirements: checksOf(next?.requirements ?? [], artist.figures),
    figures: artist.figures,
    levels: ladder,
    requests,
  }
}

/** Requests that wait for the office. */
export function pendingUpgrades(db: Db) {
  return db.selectFrom('status_upgrade_requests').where('status', '=', 'PENDING')
}

/** A row of the queue: the request, whose it is, and that artist's level and figures now. */
export function queueRows(requests: Requests) {
  return requestRows(requests).select([
    sql<QueuedUpgrade['artist']>`json_build_object(
      'id', pro_artists.id, 'first_name', first_name, 'last_name', last_name, 'avatar_url', ${pictureOrNull},
      'revision', pro_artists.revision,
      'is_reachable', ${isReachable}
    )`.as('artist'),
    levelOf(sql.ref('pro_artists.level_id')).$castTo<UpgradeLevel | null>().as('level'),
    figures.as('figures'),
  ])
}

type Requests = ReturnType<typeof withRequests>

function withRequests(artists: ReturnType<typeof everyArtist>) {
  return artists.innerJoin('status_upgrade_requests', 'status_upgrade_requests.pro_artist_id', 'pro_artists.id')
}

function requestRows(requests: Requests) {
  return requests.select([
    'status_upgrade_requests.id',
    levelOf(sql.ref('from_level_id')).as('from_level'),
    levelOf(sql.ref('to_level_id')).as('to_level'),
    'message',
    'evidence',
    'status',
    'comment',
    sql<string | null>`(select ${fullNameIn()} from users where users.id = decided_by)`.as('decided_by'),
    'requested_at',
    'decided_at',
  ])
}

const figures = sql<Figures>`json_build_object(
  'trainings_completed', trainings_completed, 'average_rating', average_rating,
  'reviews_count', reviews_count, 'approved_portfolio_items', approved_portfolio_items
)`

const levelOf = (id: ReturnType<typeof sql>) =>
  sql<UpgradeLevel>`(select json_build_object('id', levels.id, 'code', code, 'name', name) from levels where levels.id = ${id})`
