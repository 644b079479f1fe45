import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { day, id, instant } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { warnings } from '#kit/contract/values/warnings.ts'
import {
  againEvents,
  responsibilityStatuses,
} from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { pause } from '#people/students/contract/pause.ts'

/** Counters of the menu, all of them for everybody: 0 where nothing is theirs. */
const counters = z.object({
  proArtistPendingInvitationsCount: z.int(),
  proArtistPendingVerificationsInvitationsCount: z.int(),
  trainingsPendingVerificationsInvitationsCount: z.int(),
  pendingProArtistsStatusUpgradesCount: z.int(),
  /** What the other side wrote: others to the office, the office to an artist or a student. */
  unreadMessagesCount: z.int(),
  additionalResponsibilitiesCount: z.int(),
  /** Edited texts whose default has changed since. */
  textsOutdatedCount: z.int(),
  /** Works that artists want to show, for the office to look at. */
  pendingPortfolioItemsCount: z.int(),
  studentPackagesCount: z.int(),
  /** Paid packages that are over and not used up: to be extended or paid back. */
  unclaimedPackagesCount: z.int(),
  /** Paid vouchers that nobody can use, and whose value is not used up. */
  unclaimedVouchersCount: z.int(),
  /** Seats whose payment is to go back. */
  seatRefundsCount: z.int(),
  /** All that waits for a yes or a no of the reader, of several of these. */
  decisionsCount: z.int(),
  /** Reported reviews, and objections to what was decided on them. */
  abuseReportsCount: z.int(),
  /** Reported content, and objections to what was decided on it. */
  contentReportsCount: z.int(),
  /** People who signed up for trainings and wait for an answer. */
  signUpsCount: z.int(),
  /** Rows that may be the same person. */
  duplicatePairsCount: z.int(),
  /** The reader's own that can be used now. */
  vouchers: z.int(),
  /** An artist's without a reply; a student's still to be written. */
  reviews: z.int(),
})
export type Counter = keyof z.output<typeof counters>

/** Of the office's queues, that with legal deadlines comes first. */
export const queueNames = [
  'abuse',
  'content',
  'invitations',
  'verification',
  'trainings',
  'signUps',
  'upgrades',
  'messages',
  'responsibilities',
  'texts',
  'portfolio',
  'packages',
  'unclaimed',
  'unclaimedVouchers',
  'seatRefunds',
  'duplicates',
] as const

/** What waits for the reader, oldest first: how many, and since when the oldest waits. */
const queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  oldest_at: z.nullable(instant()),
})

export type Queue = z.output<typeof queue>

export const stepNames = [
  'seatOffered',
  'seatToConfirm',
  'reviewToWrite',
  'seatUnpaid',
  'attendance',
  'insurance',
  'reviewToAnswer',
] as const

/** What an artist or a student has to do themselves: how much of it, and the most urgent. */
const step = z.object({
  name: z.enum(stepNames),
  count: z.int(),
  /** Of what the most urgent is about, as its screen is addressed. */
  id: id(),
  title: z.nullable(bilingual(z.string())),
  /** Until when there is time, or since when it waits: a moment, or the end of a day. */
  at: z.nullable(instant()),
  last_day: z.nullable(day()),
})
export type WaitingStep = z.output<typeof step>

const firstSteps = ['profile', 'documents', 'message'] as const
export type FirstStep = (typeof firstSteps)[number]

const page = z.object({
  /** None for anybody but the owner. */
  warnings: z.array(z.enum(warnings)),
  /** When the last backup was restored to see that it can be; for the owner alone, and where backups are made. */
  backed_up_at: z.nullable(instant()),
  /** Begins with the checklist of a new academy; its owner alone. */
  is_setting_up: z.boolean(),
  queues: z.array(queue),
  /** The most urgent kind first. */
  steps: z.array(step),
  /** The reader's own standing as a pro artist. */
  artist: z.nullable(
    z.object({
      id: z.int(),
      level: z.nullable(z.object({ code: z.string(), name: z.object({ pl: z.string(), 'en-US': z.string() }) })),
      completed_at: z.nullable(instant()),
    }),
  ),
  /** An artist's level that they have not been congratulated on, by its number in `newLevels`; the dashboard begins with it. */
  new_level: z.nullable(id()),
  /** The first steps of a new user, in order; null once all of them are done, and for users who have none. */
  firstDays: z.nullable(z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() }))),
  /** That the reader gives or attends. */
  nextTraining: z.nullable(
    z.object({
      id: id(),
      title: bilingual(z.string()),
      /** Of its next session. */
      starts_at: instant(),
      ends_at: instant(),
      time_zone: z.string(),
      /** Null for a training online. */
      city: z.nullable(z.string()),
    }),
  ),
  /** A student's purchases; null for other users. */
  student: z.nullable(
    z.object({
      packages: z.array(
        z.object({
          id: z.int(),
          name: bilingual(z.string()),
          entries_left: z.int(),
          last_day: z.nullable(day()),
          pause,
        }),
      ),
      /** Those that can be used now, the first to end on top; a value without a currency is a percentage. */
      vouchers: z.array(
        z.object({
          id: z.int(),
          code: z.string(),
          value: z.int(),
          currency: z.nullable(z.string()),
          last_day: day(),
        }),
      ),
    }),
  ),
  /** The folder of marketing materials, for pro artists. */
  googleDriveMarketingMaterialsLink: z.nullable(z.string()),
  /** Null for other users than pro artists; the rating also while there is no review. */
  trainingsAverageRating: z.nullable(z.number()),
  trainingsFinished: z.nullable(z.int()),
  trainingsPending: z.nullable(z.int()),
  /** Of the artist's level. */
  responsibilities: z.array(z.object({ id: z.int(), name: bilingual(z.string()) })),
  /** Given to the artist and not done yet, the most urgent first. */
  additionalResponsibilities: z.array(
    z.object({
      id: z.int(),
      name: bilingual(z.string()),
      status: z.enum(responsibilityStatuses),
      again: z.nullable(z.enum(againEvents)),
      comment: z.nullable(z.string()),
      due_on: z.nullable(day()),
      is_overdue: z.boolean(),
    }),
  ),
  benefits: z.array(
    z.object({ id: z.int(), name: z.object({ pl: z.string(), 'en-US': z.string() }), category: z.string() }),
  ),
})

/** What the office looks back at, month by month. */
export const chartNames = ['applications', 'trainings', 'packages'] as const
export type ChartName = (typeof chartNames)[number]

const chart = z.object({
  name: z.enum(chartNames),
  /** The last twelve in the academy's time zone (2026-03), the running one last. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
  total: z.int(),
  /** Of the same days a year earlier. */
  before: z.object({ from: day(), to: day(), count: z.int() }),
})
export type Chart = z.output<typeof chart>

export const dashboard = calls('dashboard', {
  counters: endpoint({
    method: 'GET',
    path: '/api/system-data',
    permission: 'signed-in',
    response: counters,
    isSummary: true,
    isPoll: true,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/dashboard/user-data',
    permission: 'signed-in',
    isStoredOffline: true,
    response: page,
    isSummary: true,
  }),
  /** Those whose rows the reader may see. */
  charts: endpoint({
    method: 'GET',
    path: '/api/dashboard/charts',
    permission: 'signed-in',
    mayLag: true,
    response: z.object({ charts: z.array(chart) }),
    isSummary: true,
  }),
  /** Readiness, for a load balancer or a supervisor. */
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    permission: 'public',
    isReadiness: true,
    response: z.object({ status: z.literal('ok') }),
  }),
})
