import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, wholeNumber } from '#kit/contract/fields.ts'
import { listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { revised, revision } from '#kit/contract/revision.ts'
import { bilingual, languages } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'
import { pause } from './pause.ts'
import { studentFields } from './students.fields.ts'

export const studentStatuses = ['ACTIVE', 'BLOCKED'] as const

const profile = z.object(
  studentFields.stored(['first_name', 'last_name', 'email', 'phone', 'country_id', 'language_name'] as const),
)
export type Student = z.output<typeof profile>

const row = z.object({
  id: id(),
  user_id: id(),
  ...studentFields.stored(studentFields.inRows()),
  status: z.enum(studentStatuses),
  created_at: instant(),
  /** Of packages that are usable now. */
  entries_left: z.int(),
  /** To how many trainings they were registered, cancelled ones aside. */
  trainings_count: z.int(),
  /** The account's: what the office and the student change of a person is one record. */
  revision: z.int(),
})

const ownPackage = z.object({
  id: id(),
  name: bilingual(z.string()),
  price: money(),
  payment_status: z.enum(['UNPAID', 'PAID', 'REFUNDED']),
  status: z.enum(['PENDING', 'ACTIVE', 'USED_UP', 'EXPIRED', 'CANCELLED']),
  entries_used: z.int(),
  entries_total: z.int(),
  seller: z.nullable(z.object({ id: id(), name: z.string() })),
  sold_at: z.nullable(instant()),
  last_day: z.nullable(day()),
  pause,
})
export type OwnPackage = z.output<typeof ownPackage>

const participation = z.object({
  id: id(),
  training_id: id(),
  title: bilingual(z.string()),
  artist: z.nullable(z.string()),
  starts_at: z.nullable(instant()),
  time_zone: z.string(),
  status: z.enum(['REGISTERED', 'CONFIRMED', 'CANCELLED']),
  outcome: z.enum(['PASS', 'FAIL', 'NO_SHOW', 'NONE']),
})
export type Participation = z.output<typeof participation>

const details = z.extend(row, {
  ...studentFields.stored(studentFields.beyondRows()),
  conversation_id: id(),
  /** The latest first. */
  packages: z.array(ownPackage),
  trainings: z.array(participation),
})
export type StudentDetails = z.output<typeof details>

const studentQuery = listQuery(
  [
    'name',
    'user_id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'country_id',
    'language_name',
    'status',
    'created_at',
  ],
  {
    status: z.nullish(z.enum(studentStatuses)),
    countryId: z.nullish(wholeNumber({ min: 1, max: 1_000_000 })),
    language: z.nullish(z.enum(languages)),
    hasEntries: z.nullish(bit),
    ...totalLater,
  },
)
export type StudentQuery = z.output<typeof studentQuery>

const expected = z.object({ revision })
/** A person's name and address show wherever the person does. */
const touched = ['students', 'users', 'conversations', 'artists', 'session', 'reviews'] as const

export const students = calls('students', {
  /** The student who is signed in, and nobody else: no path names whose profile it is. */
  profile: endpoint({
    method: 'GET',
    path: '/api/student/profile',
    permission: 'signed-in',
    response: single(profile),
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/student/profile',
    permission: 'signed-in',
    collects: 'profile',
    refreshes: ['students', 'conversations', 'users', 'reviews'],
    body: z.object(studentFields.inForm('profile')),
    response: single(profile),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/students',
    permission: 'can-view-students',
    mayLag: true,
    query: studentQuery,
    response: longListOf(row),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/students/csv-export',
    permission: 'can-view-students',
    mayLag: true,
    query: studentQuery,
    response: binary,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/students/{id}',
    permission: 'can-view-students',
    response: single(details),
  }),
  /** With an account, and a link by mail to choose a password. */
  create: endpoint({
    method: 'POST',
    path: '/api/students',
    permission: 'can-edit-students',
    collects: 'others',
    refreshes: touched,
    body: z.object(studentFields.inForm('office')),
    response: single(details),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/students/{id}',
    permission: 'can-edit-students',
    refreshes: touched,
    body: revised(z.object(studentFields.inForm('office'))),
    response: single(details),
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/students/{id}/block',
    permission: 'can-edit-students',
    refreshes: touched,
    body: expected,
    response: single(details),
  }),
  unblock: endpoint({
    method: 'PUT',
    path: '/api/students/{id}/unblock',
    permission: 'can-edit-students',
    refreshes: touched,
    body: expected,
    response: single(details),
  }),
})
