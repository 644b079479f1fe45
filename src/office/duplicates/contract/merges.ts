import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { dataKinds } from '#kit/contract/values/data-kinds.ts'
import { money } from '#kit/contract/values/money.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { mergingRight } from './duplicates.flow.ts'

/** For how many days a merge can be undone. */
export const undoDays = 30

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** Fields of which one side's value is chosen. The email is that of the account that stays; of notes of the office both stay. */
export const chosenFields = ['first_name', 'last_name', 'phone', 'country_id', 'language_name'] as const
export type ChosenField = (typeof chosenFields)[number]

/** Of the last merge of a pair, whichever kind its records are of. */
export const lastMerge = {
  kept: z.enum(sides),
  merged_at: instant(),
  undo_until: instant(),
  undone_at: z.nullable(instant()),
  /** Null: of an account that was deleted since. */
  by: z.nullable(z.string()),
}

const counted = () => z.array(z.object({ kind: z.enum(dataKinds), count: z.int() }))

/** The last merge of two records that refer to others; null where there was none. */
export const mergedOnce = z.nullable(
  z.object({
    ...lastMerge,
    /** How many references moved, by kind. */
    moved: counted(),
    /** What an undo did not return, since it was used together or changed after the merge. */
    left_behind: counted(),
  }),
)

/** Of the account, by which is chosen whose stays. */
export const personAccount = {
  account: z.enum(['ACTIVE', 'INVITED', 'BLOCKED']),
  signed_in_at: z.nullable(instant()),
  email_proven_at: z.nullable(instant()),
  revision: z.int(),
}

const figures = z.object({
  seats: z.int(),
  packages: z.int(),
  entries_left: z.int(),
  vouchers: z.int(),
  /** What is left on vouchers with a balance. */
  balance: money(),
  certificates: z.int(),
  reviews: z.int(),
  messages: z.int(),
})

const person = z.object({
  /** Of the student. */
  id: id(),
  ...studentFields.stored([...chosenFields, 'email', 'internal_note']),
  created_at: instant(),
  ...personAccount,
  figures,
})
export type MergePerson = z.output<typeof person>

/** What has to be settled before two records can be merged. */
export const mergeObstacles = ['ERASURE', 'ROLE', 'MERGED', 'SEATS'] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

const training = { training_id: id(), title: bilingual(z.string()), starts_at: z.nullable(instant()) }

const comparison = z.object({
  left: person,
  right: person,
  after: figures,
  obstacles: z.array(z.enum(mergeObstacles)),
  /** Trainings in which both have a seat: one of the two becomes that of the person, the other stays with the former record. */
  seats_twice: z.array(
    z.object({
      ...training,
      person: z.enum(sides),
      /** Both are still to be used: one of them has to be canceled before. */
      is_open: z.boolean(),
    }),
  ),
  merge: mergedOnce,
})
export type Comparison = z.output<typeof comparison>
export type Counted = NonNullable<Comparison['merge']>['moved'][number]

const byId = '/api/duplicates/{id}'
const permission = mergingRight
const side = () => z.enum(sides)
const refreshes = [
  ...([
    'merges',
    'duplicates',
    'students',
    'users',
    'participants',
    'waitingList',
    'seatPayments',
    'redemptions',
  ] as const),
  ...([
    'studentPackages',
    'vouchers',
    'issuedVouchers',
    'certificates',
    'reviews',
    'conversations',
    'artists',
  ] as const),
] as const

/** Two records of one student become one, for good after some days. */
export const merges = calls('merges', {
  compare: endpoint({ method: 'GET', path: `${byId}/comparison`, permission, response: single(comparison) }),
  merge: endpoint({
    method: 'PUT',
    path: `${byId}/merge`,
    permission,
    refreshes,
    body: z.object({
      /** Whose record and account stay. */
      kept: side(),
      fields: z.object({
        first_name: side(),
        last_name: side(),
        phone: side(),
        country_id: side(),
        language_name: side(),
      }),
      left_revision: revision,
      right_revision: revision,
    }),
    response: single(comparison),
  }),
  undo: endpoint({ method: 'PUT', path: `${byId}/undo`, permission, refreshes, response: single(comparison) }),
})
