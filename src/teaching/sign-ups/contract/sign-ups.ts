import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, prose, rowId } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { participantsRight } from '#teaching/participants/contract/participants.flow.ts'
import { entryChoice } from '#teaching/participants/contract/participants.ts'
import { isOverlapMeant, overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { acceptedTerms, signUpForm } from './sign-up-form.ts'
import { signUpRight, signUpStages, signUpStates } from './sign-ups.flow.ts'

const row = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  training: z.object({
    id: id(),
    title: bilingual(z.string()),
    starts_at: z.nullable(instant()),
    time_zone: z.string(),
    seats_left: z.int(),
  }),
  state: z.enum(signUpStates),
  asked_at: instant(),
  /** Since when it waits for the office; once it does not, since when it is closed. */
  state_changed_at: instant(),
  /** Until when a seat is held for them; null: none is. */
  held_until: z.nullable(instant()),
  revision: z.int(),
})
export type SignUp = z.output<typeof row>

const details = z.object({
  ...row.shape,
  note: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  terms: acceptedTerms,
  /** The student with this email, if there is one. */
  student: z.nullable(z.object({ id: id(), first_name: z.string(), last_name: z.string() })),
  /** What they could pay with: their packages, the first to expire on top. */
  packages: z.array(entryChoice),
  price: z.object({ amount: z.int(), currency: z.string() }),
  /** Where they have a seat at the same time. */
  overlaps: z.array(overlap),
  /** Who of the office answered. */
  by: z.nullable(z.string()),
})
export type SignUpDetails = z.output<typeof details>

const query = listQuery(['age', 'state_changed_at', 'asked_at'], {
  stage: z.nullish(z.enum(signUpStages)),
  trainingId: z.nullish(rowId),
  /** Of a student: also what they sent before they had an account, from the email of it. */
  studentId: z.nullish(rowId),
})
export type SignUpQuery = z.output<typeof query>

const byId = '/api/sign-ups/{id}'
const refreshes = ['signUps', 'users', 'dashboard', ...touchedBySeats] as const
const permission = signUpRight
const response = single(details)

/** Who signed up for trainings, and the office's answers. */
export const signUps = calls('signUps', {
  ...signUpForm,

  /** Those of all trainings for the office, and of an artist's own: what waits comes first, the longest waiting on top. */
  list: endpoint({
    method: 'GET',
    path: '/api/sign-ups',
    permission: participantsRight,
    query,
    response: listOf(row),
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response }),
  /** Gives them a seat: who has no account yet gets one. */
  accept: endpoint({
    method: 'PUT',
    path: `${byId}/accept`,
    permission,
    refreshes,
    body: z.object({
      /** The package that pays; null: paid otherwise. */
      student_package_id: z._default(z.nullable(rowId), null),
      is_overlap_meant: isOverlapMeant(),
      revision,
    }),
    response,
  }),
  putOnList: endpoint({
    method: 'PUT',
    path: `${byId}/waiting-list`,
    permission,
    refreshes,
    body: z.object({ revision }),
    response,
  }),
  /** Holds a seat for the time in the settings, from now. */
  hold: endpoint({
    method: 'PUT',
    path: `${byId}/hold`,
    permission,
    refreshes,
    body: z.object({ revision }),
    response,
  }),
  refuse: endpoint({
    method: 'PUT',
    path: `${byId}/refuse`,
    permission,
    refreshes,
    body: z.object({ reason: prose(2000), revision }),
    response,
  }),
})
