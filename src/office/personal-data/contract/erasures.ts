import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { dataKinds, keepingReasons } from '#kit/contract/values/data-kinds.ts'
import { ofGuest, type PersonKind } from './personal-data.ts'

/** How long a requested erasure can be withdrawn. */
export const undoDays = 7

const causes = ['SELF', 'OFFICE', 'INACTIVITY', 'RESTORE', 'GUEST'] as const
export type Cause = (typeof causes)[number]

/** The obstacles. The first two have to be settled; for the others the office may confirm that they were. */
export const obstacleKinds = ['LAST_OWNER', 'TRAININGS', 'PACKAGES', 'VOUCHERS', 'REFUNDS', 'SEATS', 'REPORTS'] as const
export type ObstacleKind = (typeof obstacleKinds)[number]
const firm: readonly ObstacleKind[] = ['LAST_OWNER', 'TRAININGS']
export const isFirm = (kind: ObstacleKind) => firm.includes(kind)

export const fates = ['DELETED', 'BLANKED', 'KEPT'] as const
export type Fate = (typeof fates)[number]

const outcome = z.object({
  kind: z.enum(dataKinds),
  fate: z.enum(fates),
  because: z.nullable(z.enum(keepingReasons)),
  rows: z.int(),
})
export type Outcome = z.output<typeof outcome>

const erased = z.object({
  outcomes: z.array(outcome),
  /** Places in the words of others in which they were named. */
  mentions: z.int(),
  /** For how long their files stay in the trash of the storage. */
  trash_days: z.int(),
})
export type Erased = z.output<typeof erased>

const obstacle = z.object({ kind: z.enum(obstacleKinds), count: z.int() })
export type Obstacle = z.output<typeof obstacle>

const erasure = z.object({
  id: id(),
  cause: z.enum(causes),
  /** Null: they did it themselves, or the clock. */
  requested_by: z.nullable(z.string()),
  requested_at: instant(),
  due_at: instant(),
  /** Since when something is in the way of what is due. */
  held_since: z.nullable(instant()),
  done_at: z.nullable(instant()),
  /** Null: nobody is called so any more. */
  name: z.nullable(z.string()),
  receipt: z.nullable(erased),
})
export type Erasure = z.output<typeof erasure>

const person = z.object({
  /** Their ids; null: they are none. */
  user: z.nullable(id()),
  artist: z.nullable(id()),
  student: z.nullable(id()),
  name: z.nullable(z.string()),
})
export type ErasedPerson = z.output<typeof person>

const preview = z.extend(erased, {
  person,
  obstacles: z.array(obstacle),
  /** When it would be done, if it were requested now. */
  due_at: instant(),
  /** Requested already. */
  pending: z.nullable(erasure),
})
export type ErasurePreview = z.output<typeof preview>

/** Behind the terms there is no conversation with the office, so it is reached by email. */
const ownPreview = z.extend(preview, { contacts: z.array(z.string()) })

/** What holds up what is due, and whose it is; null: nothing does. */
const shownErasure = z.extend(erasure, { blocking: z.nullable(z.pick(preview, { person: true, obstacles: true })) })

const touched = [
  ...(['erasures', 'personalData', 'users', 'session', 'students', 'artists'] as const),
  ...(['applications', 'profile', 'statusUpgrades', 'conversations'] as const),
] as const
const touchedByGuest = [
  'erasures',
  'personalData',
  'signUps',
  'trainings',
  'participants',
  'consents',
  'portfolio',
] as const
const byLink = { limit: { max: 60, seconds: 60 } } as const

const previewAt = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    permission: 'can-erase-people',
    response: single(preview),
    limit: { max: 60, seconds: 60 },
  })

const requestAt = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'POST',
    path,
    permission: 'can-erase-people',
    isInPerson: true,
    refreshes: touched,
    body: z.object({ is_settled: z.boolean() }),
    response: single(erasure),
  })

/** What an erasure does is shown before, is done after seven days, and leaves a receipt. */
export const erasures = calls('erasures', {
  /** The latest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/erasures',
    permission: 'can-erase-people',
    query: listQuery(['cause', 'requested_at', 'due_at', 'held_since', 'done_at'], {}),
    response: listOf(erasure),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/erasures/{id}',
    permission: 'can-erase-people',
    response: single(shownErasure),
  }),
  previewArtist: previewAt('/api/proartist/{id}/erasure'),
  previewStudent: previewAt('/api/students/{id}/erasure'),
  previewUser: previewAt('/api/user/{id}/erasure'),
  requestArtist: requestAt('/api/proartist/{id}/erasure'),
  requestStudent: requestAt('/api/students/{id}/erasure'),
  requestUser: requestAt('/api/user/{id}/erasure'),
  /** Of a person without an account. A POST, so that no log keeps the email. */
  previewGuest: endpoint({
    method: 'POST',
    path: '/api/guests/erasure/preview',
    permission: 'can-erase-people',
    isReading: true,
    status: 200,
    body: ofGuest,
    response: single(erased),
    limit: { max: 60, seconds: 60 },
  }),
  /** At once. Needs a recently confirmed session. Sent again, it answers with the same erasure. */
  eraseGuest: endpoint({
    method: 'POST',
    path: '/api/guests/erasure',
    permission: 'can-erase-people',
    isInPerson: true,
    refreshes: touchedByGuest,
    body: ofGuest,
    response: single(erasure),
    limit: { max: 30, seconds: 600 },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/erasures/{id}',
    permission: 'can-erase-people',
    refreshes: touched,
  }),
  previewOwn: endpoint({
    method: 'GET',
    path: '/api/account/erasure',
    permission: 'signed-in',
    isInPerson: true,
    response: single(ownPreview),
    limit: { max: 60, seconds: 60 },
  }),
  /** Needs a recently confirmed session. The user is signed out. */
  requestOwn: endpoint({
    method: 'POST',
    path: '/api/account/erasure',
    permission: 'signed-in',
    refreshes: touched,
    response: single(erasure),
  }),
  /** What the link of the mail leads to. */
  openLink: endpoint({
    method: 'GET',
    path: '/api/erasure-links/{token}',
    permission: 'public',
    response: single(z.object({ due_at: instant() })),
    ...byLink,
  }),
  withdrawByLink: endpoint({
    method: 'DELETE',
    path: '/api/erasure-links/{token}',
    permission: 'public',
    refreshes: touched,
    ...byLink,
  }),
})

const byKind = {
  artist: { preview: erasures.previewArtist, request: erasures.requestArtist },
  student: { preview: erasures.previewStudent, request: erasures.requestStudent },
  user: { preview: erasures.previewUser, request: erasures.requestUser },
} as const

/** The calls about somebody whom the office found by this row of theirs. They differ in their paths alone. */
export function erasureOf(kind: PersonKind) {
  return byKind[kind] as (typeof byKind)['artist']
}
