import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, optional, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { trainingKinds, trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import { isOverlapMeant, plannedSession } from '#teaching/trainings/contract/trainings.place.ts'
import { touchedBySeats } from '#teaching/trainings/contract/trainings.refresh.ts'

/** One session of a training, with the parts of the training that the calendar shows. */
const session = z.object({
  id: id(),
  starts_at: instant(),
  ends_at: instant(),
  training_id: id(),
  title: bilingual(z.string()),
  kind: z.enum(trainingKinds),
  state: z.enum(trainingStates),
  /** Of the training: sessions are instants, but people plan them by the clock on the wall. */
  time_zone: z.string(),
  city: z.nullable(z.string()),
  /** Null where they were deleted since; the name stays. */
  artist_id: z.nullable(id()),
  artist: z.nullable(z.string()),
  /** For those who see all artists. */
  avatar_url: z.nullable(z.string()),
  seats_taken: z.int(),
  seats_max: z.int(),
  /** Of the training. */
  revision: z.int(),
})
export type CalendarSession = z.output<typeof session>

/** In days: three months as a calendar shows them, with the weeks that they begin and end in. */
const longestSpan = 110

const span = z
  .object({
    from: instant(),
    to: instant(),
    artistId: z.nullish(rowId),
  })
  .check(
    z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['from'], error: 'from_after_to' }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestSpan * 86_400_000, {
      path: ['to'],
      error: 'too_big',
    }),
  )
export type CalendarSpan = z.output<typeof span>

export const firstYear = 2000
export const lastYear = 2100
const year = z.object({ year: wholeNumber({ min: firstYear, max: lastYear }), artistId: z.nullish(rowId) })
export type CalendarYear = z.output<typeof year>

/** A month of a year, from 1, and how many trainings have a session that begins in it. */
const monthOfYear = z.object({ month: z.int(), trainings: z.int() })
export type MonthOfYear = z.output<typeof monthOfYear>

const feed = z.object({ created_at: z.nullable(instant()) })

/** What is planned when: the sessions of all trainings that the reader sees. */
export const calendar = calls('calendar', {
  /** Those that lie in a span of time, or reach into it. */
  sessions: endpoint({
    method: 'GET',
    path: '/api/calendar',
    permission: 'signed-in',
    query: span,
    response: z.object({ data: z.array(session) }),
  }),
  /** The months of a year, by the academy's clock, in which trainings take place. */
  year: endpoint({
    method: 'GET',
    path: '/api/calendar/year',
    permission: 'signed-in',
    query: year,
    response: z.object({ data: z.array(monthOfYear) }),
  }),
  /** By the clock on the wall of the training’s place, as in an edit of the training, which it is. */
  moveSession: endpoint({
    method: 'PUT',
    path: '/api/calendar/sessions/{id}',
    permission: 'can-edit-pro-artist-training',
    refreshes: touchedBySeats,
    body: z.object({
      ...z.pick(plannedSession, { day: true, from: true, to: true }).shape,
      overlap_reason: optional(prose(1000)),
      is_overlap_meant: isOverlapMeant(),
      revision,
    }),
    response: single(
      z.object({
        state: z.enum(trainingStates),
        revision: z.int(),
        /** The reason of an earlier overlap, which an undo of the move sends again. */
        former_overlap_reason: z.nullable(z.string()),
      }),
    ),
  }),
  /** The sessions of a training, for a calendar elsewhere. */
  trainingFile: endpoint({
    method: 'GET',
    path: '/api/calendar/trainings/{id}/ics',
    permission: 'signed-in',
    response: binary,
  }),
  /** Whether the reader has an address for calendars elsewhere. */
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/feed',
    permission: 'signed-in',
    isInPerson: true,
    response: single(feed),
  }),
  /** The address is returned once; the former one stops working. */
  renewFeed: endpoint({
    method: 'POST',
    path: '/api/calendar/feed',
    permission: 'signed-in',
    refreshes: ['calendar'],
    response: single(z.object({ address: z.string() })),
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/api/calendar/feed',
    permission: 'signed-in',
    refreshes: ['calendar'],
  }),
  /** What calendars elsewhere ask for: its address is a secret, and nothing else is needed. */
  readFeed: endpoint({
    method: 'GET',
    path: '/api/calendar/feed/{secret}',
    permission: 'public',
    response: binary,
    limit: { max: 120, seconds: 60 },
  }),
})
