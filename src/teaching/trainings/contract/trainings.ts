import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, optional, prose, rowId } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { fieldChange, revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { mostSeats, trainingFields } from './trainings.fields.ts'
import { trainingKinds, trainingStates } from './trainings.flow.ts'
import {
  isOverlapMeant,
  mostSessions,
  plannedSession,
  session,
  storedVenue,
  timeZone,
  venue,
} from './trainings.place.ts'
import { touchedBySeats } from './trainings.refresh.ts'

const person = z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) })

const row = z.object({
  id: id(),
  title: bilingual(z.string()),
  /** Null once the artist is deleted; `artist_name` stays. */
  artist: z.nullable(person),
  artist_name: z.string(),
  is_own: z.boolean(),
  /** Null for some of before the portal. */
  technique: z.nullable(z.enum(techniques)),
  kind: z.enum(trainingKinds),
  language: z.enum(spokenLanguages),
  state: z.enum(trainingStates),
  /** Of the first session and of the last; null while none is planned. */
  starts_at: z.nullable(instant()),
  ends_at: z.nullable(instant()),
  time_zone: z.string(),
  /** Null for a training online. */
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  seats_min: z.int(),
  seats_max: z.int(),
  seats_taken: z.int(),
  price: money(),
  /** It was verified before, and edited since. */
  was_verified: z.boolean(),
  created_at: instant(),
  state_changed_at: instant(),
  revision: z.int(),
})
export type TrainingRow = z.output<typeof row>

const historyEvents = [
  'created',
  'updated',
  'submit',
  'accept',
  'reject',
  'publish',
  'unpublish',
  'complete',
  'cancel',
  'imported',
] as const

const history = z.object({
  id: id(),
  event: z.enum(historyEvents),
  from: z.nullable(z.enum(trainingStates)),
  to: z.enum(trainingStates),
  /** Null for deleted users, and for the portal itself. */
  by: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  changes: z.array(fieldChange),
  at: instant(),
})
export type TrainingEvent = z.output<typeof history>

const details = z.object({
  ...row.shape,
  description: bilingual(z.string()),
  venue: z.nullable(storedVenue),
  online_url: z.nullable(z.string()),
  to_bring: z.nullable(z.string()),
  sessions: z.array(session),
  rejection_reason: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  /** Why the artist gives two trainings at once. */
  overlap_reason: z.nullable(z.string()),
  /** How it differs from what the office verified last. */
  differences: z.array(fieldChange),
  history: z.array(history),
  /** When the office brought it in from before the portal. */
  brought_in_at: z.nullable(instant()),
})
export type Training = z.output<typeof details>

const draft = {
  ...trainingFields.inForm(),
  time_zone: timeZone(),
  /** A training online has a link instead. */
  venue: optional(venue),
  sessions: z.array(plannedSession).check(z.maxLength(mostSessions, 'too_many')),
  overlap_reason: optional(prose(1000)),
}
/** The reason why sessions that have begun are moved or removed: only the office may, and the history stores it. */
const heldReason = { held_reason: optional(prose(1000)) }
type Drafted = z.output<ReturnType<typeof z.object<typeof draft>>>
export type TrainingDraft = Omit<Drafted, 'overlap_reason'>

const hasPlace = z.refine<Pick<Drafted, 'kind' | 'venue'>>(({ kind, venue }) => kind === 'ONLINE' || venue !== null, {
  path: ['venue', 'name'],
  error: 'required',
})
const hasRoom = z.refine<Pick<Drafted, 'seats_min' | 'seats_max'>>(
  // An invalid field has its own problem already.
  ({ seats_min, seats_max }) => !(seats_min > seats_max && seats_min <= mostSeats),
  { path: ['seats_max'], error: 'seats_order' },
)

export const trainingSortable = [
  'name',
  'artist',
  'technique',
  'kind',
  'language',
  'state',
  'starts_at',
  'ends_at',
  'city',
  'country',
  'seats_taken',
  'seats_left',
  'seats_max',
  'price',
  'created_at',
  'state_changed_at',
] as const

/** Whose: the reader’s own, all that they may see, or those that wait for verification. */
const scopes = ['mine', 'all', 'verification'] as const
export type TrainingScope = (typeof scopes)[number]

const filters = {
  scope: z.nullish(z.enum(scopes)),
  artistId: z.nullish(rowId),
  state: z.nullish(z.enum(trainingStates)),
  technique: z.nullish(z.enum(techniques)),
  kind: z.nullish(z.enum(trainingKinds)),
  country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid'))),
  /** The days of the academy in which the first session begins. */
  startsFrom: z.nullish(day()),
  startsTo: z.nullish(day()),
  /** In which the state became what it is. */
  changedFrom: z.nullish(day()),
  changedTo: z.nullish(day()),
  /** 1: somebody can still take a seat. */
  seatsLeft: z.nullish(bit),
}

const query = listQuery(trainingSortable, { ...filters, ...totalLater }).check(inOrder('starts'), inOrder('changed'))
export type TrainingQuery = z.output<typeof query>

const byId = '/api/trainings/{id}'
/** With a training go its seats, and its artist’s figures. */
const refreshes = touchedBySeats
const atRevision = { revision }
const reason = prose(2000)
const response = single(details)

/** Trainings: planned by artists, verified by the office, held, and completed or called off. */
export const trainings = calls('trainings', {
  list: endpoint({
    method: 'GET',
    path: '/api/trainings',
    permission: 'can-view-pro-artist-trainings',
    mayLag: true,
    isStoredOffline: true,
    query,
    response: longListOf(row),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/trainings/counts',
    permission: 'can-view-pro-artist-trainings',
    mayLag: true,
    query,
    response: single(z.object({ total: z.int() })),
  }),
  /** The same rows as a spreadsheet. */
  export: endpoint({
    method: 'GET',
    path: '/api/trainings/csv-export',
    permission: 'can-view-pro-artist-trainings',
    mayLag: true,
    query,
    response: binary,
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    permission: 'can-view-pro-artist-training-details',
    isStoredOffline: true,
    response,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/trainings',
    permission: 'can-add-pro-artist-training',
    refreshes,
    /** The office chooses the artist; an artist’s own trainings are theirs. */
    body: z.object({ ...draft, pro_artist_id: z.optional(rowId) }).check(hasPlace, hasRoom),
    response,
  }),
  /** An edit of a verified training, by anybody but the office, returns it to the office. */
  update: endpoint({
    method: 'PUT',
    path: byId,
    permission: 'can-edit-pro-artist-training',
    refreshes,
    body: z
      .object({ ...draft, ...heldReason, is_overlap_meant: isOverlapMeant(), ...atRevision })
      .check(hasPlace, hasRoom),
    response,
  }),
  /** Only a draft; a published training is cancelled instead. */
  remove: endpoint({ method: 'DELETE', path: byId, permission: 'can-edit-pro-artist-training', refreshes }),
  submit: endpoint({
    method: 'PUT',
    path: `${byId}/submit`,
    permission: 'can-edit-pro-artist-training',
    refreshes,
    body: z.object({ overlap_reason: optional(prose(1000)), ...atRevision }),
    response,
  }),
  accept: endpoint({
    method: 'PUT',
    path: `${byId}/accept`,
    permission: 'can-accept-pro-artist-training',
    refreshes,
    body: z.object({ comment: optional(reason), ...atRevision }),
    response,
  }),
  reject: endpoint({
    method: 'PUT',
    path: `${byId}/reject`,
    permission: 'can-reject-pro-artist-training',
    refreshes,
    body: z.object({ reason, ...atRevision }),
    response,
  }),
  publish: endpoint({
    method: 'PUT',
    path: `${byId}/publish`,
    permission: 'can-publish-pro-artist-training',
    refreshes,
    body: z.object(atRevision),
    response,
  }),
  unpublish: endpoint({
    method: 'PUT',
    path: `${byId}/unpublish`,
    permission: 'can-unpublish-pro-artist-training',
    refreshes,
    body: z.object(atRevision),
    response,
  }),
  /** Participants are notified of the reason, and refunded. */
  cancel: endpoint({
    method: 'PUT',
    path: `${byId}/cancel`,
    permission: 'can-edit-pro-artist-training',
    refreshes,
    body: z.object({ reason, ...atRevision }),
    response,
  }),
  /** After the last session. */
  complete: endpoint({
    method: 'PUT',
    path: `${byId}/complete`,
    permission: 'can-edit-pro-artist-training',
    refreshes,
    body: z.object(atRevision),
    response,
  }),
})
