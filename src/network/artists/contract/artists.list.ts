import { z } from 'zod/mini'
import { id as artistId, bit, day, idList, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listQuery, totalLater } from '#kit/contract/list.ts'
import { type InvitationStatus, invitationStatus } from './artists.flow.ts'

/**
 * The views of the one list: the specification's four, each with a right of its own, and everybody who ever applied.
 */
export const listContexts = ['LIST', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE', 'APPLICATION'] as const
export type ListContext = (typeof listContexts)[number]

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus

/** The states that each of them shows. */
export const statesOf = {
  LIST: [COMPLETED],
  INVITATION: [APPLIED, ACCEPTED, REJECTED],
  VERIFICATION: [TO_VERIFY, MISSING_DATA],
  STATUS_UPGRADE: [COMPLETED],
  APPLICATION: [APPLIED, ACCEPTED, REJECTED, TO_VERIFY, MISSING_DATA, COMPLETED],
} as const satisfies Record<ListContext, readonly InvitationStatus[]>

const id = z.nullish(wholeNumber({ min: 1, max: 1_000_000 }))
const count = z.nullish(wholeNumber({ min: 0, max: 1_000_000 }))

/** The sort orders of a list of artists, in addition to the id. */
export const sortable = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'city',
  'country',
  'years_of_experience',
  'invitation_status',
  'applied_at',
  'status_changed_at',
  'level',
  'trainings_sold',
  'trainings_uncompleted',
  'average_rating',
  'activation_status',
  'pro_team',
  'language_name',
  'has_own_trainings',
  'reviews_count',
] as const

/** What every list of artists can be narrowed to. */
export const artistFilters = {
  /** The state of the application. */
  invitationStatus: z.nullish(wholeNumber({ min: 0, max: 5 })),
  countryId: id,
  trainingsSoldFrom: count,
  trainingsSoldTo: count,
  trainingsUncompletedFrom: count,
  trainingsUncompletedTo: count,
  /** The id of the level. */
  proArtistStatus: id,
  proArtistActivationStatus: z.nullish(bit),
  proTeam: z.nullish(bit),
  /** Days in the academy. */
  appliedFrom: z.nullish(day()),
  appliedTo: z.nullish(day()),
}
export const artistRanges = [inOrder('trainingsSold'), inOrder('trainingsUncompleted'), inOrder('applied')]

/** Which artists, in which order. */
const inList = { ...artistFilters, ...totalLater }
export const artistQuery = listQuery(sortable, inList).check(...artistRanges)
/** The same of those among them that somebody picked. */
export const pickedArtists = listQuery(sortable, { ...inList, ids: idList(100_000) }).check(...artistRanges)

/** How many there are in all, and of each status and in each country, the one filter left aside and the others as they are set. */
export const countsQuery = z
  .object({ filter: artistQuery.shape.filter, params: artistQuery.shape.params, ...artistFilters })
  .check(...artistRanges)
const counts = z.array(z.object({ value: z.int(), count: z.int() }))
export const artistCounts = z.object({ total: z.int(), invitationStatus: counts, countryId: counts })

export type ArtistCounts = z.output<typeof artistCounts>

export type ArtistFilters = z.output<z.ZodMiniObject<typeof artistFilters>>
export type ArtistQuery = z.output<typeof artistQuery> & { ids?: number[] }

/**
 * The names of a list's artists, in its order: of a queue those who wait for the office. At most so many, from its
 * beginning.
 */
export const queueLength = 1000
export const queue = z.object({
  data: z.array(z.object({ id: artistId(), first_name: z.string(), last_name: z.string() })),
})
export type QueuedArtist = z.output<typeof queue>['data'][number]
