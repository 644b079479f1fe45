import { z } from 'zod/mini'
import { termsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, idList, instant, line, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listOf, listQuery } from '#kit/contract/list.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { entryChoice } from '#teaching/participants/contract/participants.ts'
import { trainingKinds } from '#teaching/trainings/contract/trainings.flow.ts'
import { isOverlapMeant, overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'
import { voucherChoice } from '#trade/vouchers/contract/voucher-payments.ts'

/** How far from a city a training is still near it, in kilometers. */
export const nearKilometers = 60

/** So many alerts of one student. */
export const mostAlerts = 10

/** What the reader already has there. */
const places = ['SEAT', 'WAITING', 'OFFERED', 'REQUESTED'] as const

const facts = {
  id: id(),
  title: bilingual(z.string()),
  artist: z.nullable(z.object({ first_name: z.string(), last_name: z.string() })),
  technique: z.nullable(z.enum(techniques)),
  kind: z.enum(trainingKinds),
  language: z.enum(spokenLanguages),
  starts_at: instant(),
  ends_at: instant(),
  time_zone: z.string(),
  /** Null: it is online. */
  city: z.nullable(z.string()),
  price: money(),
  seats_left: z.int(),
  /** The reader has a package with an entry for that day. */
  has_entry: z.boolean(),
  place: z.nullable(z.enum(places)),
}

const row = z.object(facts)
export type OpenTrainingRow = z.output<typeof row>

const details = z.object({
  ...facts,
  description: bilingual(z.string()),
  sessions: z.array(z.object({ id: id(), starts_at: instant(), ends_at: instant() })),
  /** Name, address and city in one line; null: it is online. */
  venue: z.nullable(z.string()),
  /** What would pay for the reader's seat. */
  packages: z.array(entryChoice),
  vouchers: z.array(voucherChoice),
  /** What of the price was not paid with an earlier seat, in minor units. */
  due: z.int(),
  /** An earlier seat that was lost pays again: nothing is to be chosen. */
  is_paid: z.boolean(),
  overlaps: z.array(overlap),
  /** Whether a seat can be requested from the office; until when one is held is `held_until`. */
  takes_requests: z.boolean(),
  /** The academy's terms, which the reader accepted before; null: it has none. */
  terms: z.nullable(z.object({ ...termsVersion.shape, accepted_at: z.nullable(instant()) })),
  held_until: z.nullable(instant()),
})
export type OpenTraining = z.output<typeof details>

const wanted = {
  technique: z.nullable(z.enum(techniques)),
  kind: z.nullable(z.enum(trainingKinds)),
  language: z.nullable(z.enum(spokenLanguages)),
  /** The student wants it near this city. */
  near: z.nullable(line(80)),
}
const alert = z.object({ id: id(), ...wanted })
export type TrainingAlert = z.output<typeof alert>

const query = listQuery(
  ['name', 'technique', 'kind', 'language', 'starts_at', 'ends_at', 'city', 'price', 'seats_left'],
  {
    technique: z.nullish(z.enum(techniques)),
    kind: z.nullish(z.enum(trainingKinds)),
    language: z.nullish(z.enum(spokenLanguages)),
    near: z.nullish(z.string().check(z.maxLength(80, 'too_long'))),
    /** The days of the academy in which the first session begins. */
    startsFrom: z.nullish(day()),
    startsTo: z.nullish(day()),
    /** 1: somebody can still take a seat. */
    seatsLeft: z.nullish(bit),
    /** 1: a package of the reader's pays for it. */
    entry: z.nullish(bit),
  },
).check(inOrder('starts'))
export type OpenTrainingQuery = z.output<typeof query>

const permission = 'signed-in'
const byId = '/api/student/open-trainings/{id}'
const refreshes = touchedBySeats

/** Trainings that are published and have not begun: where a student takes a seat by themselves. */
export const openTrainings = calls('openTrainings', {
  list: endpoint({
    method: 'GET',
    path: '/api/student/open-trainings',
    permission,
    query,
    response: listOf(row),
  }),
  /** The cities in which they are held. */
  cities: endpoint({
    method: 'GET',
    path: '/api/student/open-trainings/cities',
    permission,
    response: single(z.array(z.string())),
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(details) }),
  /** Takes a seat that a package's entry or vouchers pay for: what pays is named. */
  take: endpoint({
    method: 'POST',
    path: `${byId}/seat`,
    permission,
    refreshes,
    body: z.object({
      student_package_id: z.nullish(rowId),
      voucher_ids: z.optional(idList(20)),
      /** What was to be paid on the screen: vouchers pay no other sum. */
      due: z.nullish(wholeNumber({ min: 0, max: 2_147_483_647 })),
      is_overlap_meant: isOverlapMeant(),
    }),
    status: 204,
  }),
  /** Requests a seat that no package or voucher of theirs pays for, or takes it at once where the academy allows that. */
  request: endpoint({
    method: 'POST',
    path: `${byId}/request`,
    permission,
    refreshes: ['signUps', 'users', 'dashboard', ...touchedBySeats],
    status: 204,
  }),
  /** Puts the reader at the end of the waiting list. */
  wait: endpoint({ method: 'POST', path: `${byId}/waiting`, permission, refreshes, status: 204 }),

  /** Of the reader: a new training that fits one of them is emailed to them. */
  alerts: endpoint({
    method: 'GET',
    path: '/api/student/training-alerts',
    permission,
    response: single(z.array(alert)),
  }),
  /** The same one twice is one. */
  addAlert: endpoint({
    method: 'POST',
    path: '/api/student/training-alerts',
    permission,
    refreshes: ['openTrainings'],
    body: z.object(wanted),
    response: single(alert),
    status: 200,
  }),
  removeAlert: endpoint({
    method: 'DELETE',
    path: '/api/student/training-alerts/{id}',
    permission,
    refreshes: ['openTrainings'],
  }),
})
