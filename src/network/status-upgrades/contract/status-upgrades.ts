import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, idList, instant, optional, prose, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { artistFilters, artistRanges, queue } from '#network/artists/contract/artists.list.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { metrics } from '#network/levels/contract/levels.ts'

const level = z.object({ id: id(), code: z.string(), name: bilingual(z.string()) })
export type UpgradeLevel = z.output<typeof level>

/** What counts towards a level. The average is null while there is no review. */
const figures = z.object({
  trainings_completed: z.int(),
  average_rating: z.nullable(z.number()),
  reviews_count: z.int(),
  approved_portfolio_items: z.int(),
})
export type Figures = z.output<typeof figures>

/** A requirement and what the artist had, at the moment that it speaks of. */
const measured = z.object({ metric: z.enum(metrics), at_least: z.number(), value: z.nullable(z.number()) })
export type Measured = z.output<typeof measured>

const check = z.object({ ...measured.shape, is_met: z.boolean() })
export type Check = z.output<typeof check>

const upgradeStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type UpgradeStatus = (typeof upgradeStatuses)[number]

const request = z.object({
  id: id(),
  from_level: level,
  to_level: level,
  message: z.string(),
  /** Frozen at the time of the request. */
  evidence: z.array(measured),
  status: z.enum(upgradeStatuses),
  /** The office's comment on its decision. */
  comment: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  requested_at: instant(),
  decided_at: z.nullable(instant()),
})
export type UpgradeRequest = z.output<typeof request>

/** The level of an artist, and the remaining requirements of the next. */
const standing = z.object({
  /** Of the network, and not disabled. */
  is_active: z.boolean(),
  /** The artist's. */
  revision: z.int(),
  level: z.nullable(level),
  /** Null on the top of the ladder. */
  next_level: z.nullable(level),
  requirements: z.array(check),
  figures,
  /** The whole ladder, the lowest level first. */
  levels: z.array(level),
  /** The latest first, so the first is the open one or the last that was decided. */
  requests: z.array(request),
})
export type Standing = z.output<typeof standing>

const queued = z.object({
  ...request.shape,
  artist: z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    avatar_url: z.nullable(z.string()),
    revision: z.int(),
    /** Has an account to read with. */
    is_reachable: z.boolean(),
  }),
  /** The artist's, as it is now. */
  level: z.nullable(level),
  /** As they are now. */
  figures,
})
export type QueuedUpgrade = z.output<typeof queued>

const sortable = [
  'name',
  'first_name',
  'last_name',
  'to_level',
  'message',
  'status',
  'comment',
  'requested_at',
  'decided_at',
] as const
/** Which of the open requests, in which order. */
const queueQuery = listQuery(sortable, artistFilters).check(...artistRanges)
/** The same of those among them that somebody picked. */
const pickedRequests = listQuery(sortable, { ...artistFilters, ids: idList(100_000) }).check(...artistRanges)
export type QueueQuery = z.output<typeof queueQuery> & { ids?: number[] }

/** Which way an artist's level was moved; a correction puts right what was entered wrongly. */
export type LevelMove = 'raised' | 'lowered' | 'corrected'

/**
 * The requirements that the artist lacks now, as far as the granting user has read them; if there are more, the
 * response is a 409 that lists them.
 */
const lacking = z.optional(z.array(z.enum(metrics)).check(z.maxLength(metrics.length, 'too_many')))

/** What a decision was made on: the artist's revision, and their figures, which are counted and so raise none. */
const decidedOn = { revision, figures: z.optional(whole(figures)) }

export const statusUpgrades = calls('statusUpgrades', {
  /** Polled by the shell of a pro artist every minute. */
  has: endpoint({
    method: 'GET',
    path: '/api/proartist/has-status-upgrade-request',
    permission: 'signed-in',
    response: z.object({ has_request: z.boolean(), request: z.nullable(request) }),
    isPoll: true,
    polledAs: {},
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/api/proartist/request-status-upgrade',
    permission: 'signed-in',
    response: single(standing),
    isPoll: true,
    polledAs: {},
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/proartist/request-status-upgrade',
    permission: 'signed-in',
    refreshes: showingArtists,
    body: z.object({ message: prose(2000) }),
    response: single(standing),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/proartist/request-status-upgrade',
    permission: 'signed-in',
    refreshes: showingArtists,
  }),

  /** The open requests, the longest waiting first. */
  list: endpoint({
    method: 'GET',
    path: '/api/proartist/status-upgrade-requests',
    permission: 'can-view-status-upgrades',
    mayLag: true,
    query: queueQuery,
    response: listOf(queued),
  }),
  /** Of those rows the ones that somebody picked, as they are now. */
  picked: endpoint({
    method: 'POST',
    path: '/api/proartist/status-upgrade-requests/picked',
    permission: 'can-view-status-upgrades',
    body: pickedRequests,
    isReading: true,
    response: listOf(queued),
    status: 200,
  }),
  /** The same in short, to go through them one by one: whose requests they are. */
  queue: endpoint({
    method: 'GET',
    path: '/api/proartist/status-upgrade-requests/queue',
    permission: 'can-view-status-upgrades',
    query: queueQuery,
    response: queue,
  }),
  /** The same rows as a spreadsheet, like that of the artists; its right also covers the queue. */
  export: endpoint({
    method: 'GET',
    path: '/api/proartist/status-upgrade-requests/csv-export',
    permission: 'can-export-pro-artists',
    mayLag: true,
    query: queueQuery,
    response: binary,
  }),
  exportPicked: endpoint({
    method: 'POST',
    path: '/api/proartist/status-upgrade-requests/csv-export',
    permission: 'can-export-pro-artists',
    mayLag: true,
    body: pickedRequests,
    isReading: true,
    response: binary,
    status: 200,
  }),
  ofArtist: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/status-upgrade',
    permission: 'can-view-status-upgrades',
    response: single(standing),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/status-upgrade/approve',
    permission: 'can-decide-status-upgrade',
    refreshes: [...showingArtists, 'newLevels'],
    body: z.object({ comment: optional(prose(2000)), lacking, ...decidedOn }),
    response: single(standing),
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/status-upgrade/reject',
    permission: 'can-decide-status-upgrade',
    refreshes: showingArtists,
    body: z.object({ comment: prose(2000), ...decidedOn }),
    response: single(standing),
  }),
  /** The office sets a level without a request. */
  setLevel: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/level',
    permission: 'can-decide-status-upgrade',
    refreshes: [...showingArtists, 'newLevels'],
    body: z.object({
      level_id: wholeNumber({ min: 1, max: 1_000_000 }),
      reason: prose(2000),
      is_correction: z._default(z.boolean(), false),
      revision,
    }),
    response: single(standing),
  }),
})

/** One value, valid or invalid as a whole: no input on any screen is for a part of it. */
function whole<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.custom<z.input<Schema>>((value) => z.safeParse(schema, value).success, 'invalid'),
    z.transform((value): z.output<Schema> => z.parse(schema, value)),
  )
}
