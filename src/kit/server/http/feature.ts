import { type Expression, sql } from 'kysely'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Permission, RoleName } from '#kit/contract/permissions.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Right, RightGroup, TextKey } from '#kit/contract/texts/texts.ts'
import type { RetentionName } from '#kit/contract/values/retention-days.ts'
import type { Context, Portal, Routes } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import type { Closing, Parts } from '#kit/server/http/registered-parts.ts'
import type { Removal, Removals } from '#kit/server/http/removals.ts'
import type { Events } from '#kit/server/jobs/events.ts'
import { type Schedules, type ScheduleTime, UnknownJob } from '#kit/server/jobs/jobs.ts'
import type { Merging } from '#kit/server/merging/references.ts'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'

/** All that a feature brings to the server; `app/server/features.ts` lists them. */
export type Feature = {
  /** Its rights. The owner (`super-admin`) passes every check. */
  rights?: Rights
  /** The contract's calls with their handlers. */
  calls?: Routes
  /** Whose screens they are called from, where that is another feature. */
  place?: string
  /**
   * Calls for users who have yet to accept the terms in force, or to set up a second factor: those needed for that, for
   * signing out, and for exporting or erasing their data, which is always their right.
   */
  openBeforeTerms?: readonly Endpoint[]
  /** What has to be so before anybody is answered: done at every start, by each process. */
  beforeStart?: (portal: Portal) => Promise<void>
  /** Its texts with legal effect, such as consents: editing one shows a warning. */
  legalTexts?: readonly TextKey[]
  /** Its kinds of records, by what its events begin with: `package` of `package.created`. */
  records?: Record<string, RecordKind>
  /** How the audit log shows the details of its events. */
  details?: EventDetails
  /** What its tables hold about people, and what becomes of it when somebody is erased. */
  personalData?: PersonalData
  /** What becomes of its references to people when two records of one person are merged. */
  merging?: Merging
  /** Deletes its rows of an account that is closed, in the same transaction. */
  closing?: Closing
  /** Listeners that change the feature's own rows, in the event's transaction and before anybody is notified. */
  follows?: Listeners
  /** Listeners that send mails. */
  mails?: Listeners
  /** Listeners that create notifications, in the event's transaction. */
  bell?: Listeners
  /** Listeners that notify very many people: they run from the queue, in one transaction, and the request does not wait. */
  broadcasts?: Listeners
  /**
   * Scheduled work, once for all processes. It must be idempotent, since it may be retried. Many rows are for `oneByOne`, a long
   * computation for `runInThread`; the signal is aborted when the portal stops.
   */
  schedules?: {
    [At in ScheduleTime]?: (portal: Portal, listeners: AllListeners, signal?: AbortSignal) => Promise<void>
  }
  /** Removals of records that are older than a setting allows, by the setting's name: run every night. */
  retention?: Removals
  /**
   * Longer work that a user started, by its name: `jobs.send(db, 'task', { name: 'imports.run', id })`. It runs from
   * the queue, again if the portal died during it.
   */
  tasks?: Record<string, Task>
  /** Implementations of parts that features below declare (`Parts`). */
  parts?: Partial<Parts>
  /** Counters of the menu, by their names in the contract. */
  counters?: Record<string, Counter>
  /** What the dashboard puts before an artist or a student, by its name in the contract. */
  steps?: Steps
  /** What the dashboard draws month by month, by its name in the contract. */
  charts?: Charts
  /** The fast paths of very frequent requests. */
  fastPath?: (portal: Portal) => FastPath | FastPath[]
}

export type Task = (portal: Portal, listeners: AllListeners, id: number, signal?: AbortSignal) => Promise<unknown>

export type Rights = {
  readonly [Name in Right]?: {
    /** Who has it by default. */
    holders: readonly Exclude<RoleName, 'super-admin'>[]
    /** Its heading in the matrix of roles. */
    group: RightGroup
  }
}

export type Listeners = {
  [Name in keyof Events]?: (ctx: AnyContext, subjectId: number, details: Events[Name]) => Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a listener serves requests with and without a user.
export type AnyContext = Context<any>

export type Counter = {
  /** The queue's name on the dashboard, which shows the age of its oldest row. */
  queue?: string
  /** Whether the user may open the counted rows. */
  isFor: (user: User) => boolean
  /** One row for each waiting record. */
  rows: (ctx: Context) => Expression<{ since: string }>
  /** One for each row of the list behind the queue, where the menu counts something else. */
  inQueue?: (ctx: Context) => Expression<{ since: string }>
  /** Where its rows wait for a yes or a no. */
  decisions?: Decisions
}

export type Decisions = {
  /** Whether the user may decide. */
  isFor: (user: User) => boolean
  /** One row for each waiting record. */
  rows: (ctx: Context) => Expression<WaitingDecision>
}

export type WaitingDecision = {
  /** Of the record as its part of the screen is given it. */
  id: number
  since: string
  /** By when the law wants it decided: the same time after `since` for all rows of a queue. */
  due: string | null
  /** Whom it is about. */
  person: { first_name: string; last_name: string; avatar_url: string | null } | null
  /** What it is about: the title of the work, training or text. */
  title: Bilingual | null
}

/** Of a decision without a deadline. */
export const noDeadline = sql<null>`null::timestamptz`.as('due')

export type Steps = Record<
  string,
  {
    /** Whose it is to do. */
    isFor: (user: User) => boolean
    /** One row for each thing that is to be done: the sooner its moment or day, the more urgent. */
    rows: (ctx: Context) => Expression<{
      id: number
      title: Bilingual | null
      at: string | null
      last_day: string | null
    }>
  }
>

/** Of a step that is due at a moment. */
export const noDay = sql<null>`null::date`.as('last_day')

export type Charts = Record<
  string,
  {
    /** Whether the user may see the counted rows. */
    isFor: (user: User) => boolean
    /** One row for each time that it happened. */
    rows: (ctx: Context) => Expression<{ at: string }>
  }
>

export function feature(definition: Feature): Feature {
  return definition
}

export const holds = (permission: Permission) => (user: User) => hasPermission(user, permission)

/** What a feature is given that is made of what all of them declare; read once the portal runs, for it is among them. */
export type AllFeatures = () => readonly Feature[]

/** What is made of all features, when it is needed first. */
export function gathered<Made>(features: AllFeatures, make: (features: readonly Feature[]) => Made): () => Made {
  let made: { of: Made } | undefined
  return () => {
    made ??= { of: make(features()) }
    return made.of
  }
}

/** All listeners: those in the event's transaction, and those in the queue. */
export type AllListeners = { atOnce: readonly Listeners[]; later: readonly Listeners[] }

export function listenersOf(features: readonly Feature[]): AllListeners {
  return {
    atOnce: [
      ...features.map(({ follows = {} }) => follows),
      ...features.map(({ mails = {} }) => mails),
      ...features.map(({ bell = {} }) => bell),
    ],
    later: features.map(({ broadcasts = {} }) => broadcasts),
  }
}

export function rightsOf(features: readonly Feature[]): Rights {
  return Object.assign({}, ...features.map(({ rights }) => rights))
}

export function recordsOf(features: readonly Feature[]): Record<string, RecordKind> {
  return Object.assign({}, ...features.map(({ records }) => records))
}

export function countersOf(features: readonly Feature[]): Record<string, Counter> {
  return Object.assign({}, ...features.map(({ counters }) => counters))
}

/** By the name of their queue. */
export function decisionsOf(features: readonly Feature[]): Record<string, Decisions> {
  return Object.fromEntries(
    Object.values(countersOf(features)).flatMap(({ queue, decisions }) =>
      queue && decisions ? [[queue, decisions]] : [],
    ),
  )
}

export function stepsOf(features: readonly Feature[]): Steps {
  return Object.assign({}, ...features.map(({ steps }) => steps))
}

export function partsOf(features: readonly Feature[]): Partial<Parts> {
  const closings = features.flatMap(({ closing }) => closing ?? [])
  const legalTexts = features.flatMap((one) => one.legalTexts ?? [])
  return Object.assign({ closings, legalTexts }, ...features.map(({ parts }) => parts))
}

export function chartsOf(features: readonly Feature[]): Charts {
  return Object.assign({}, ...features.map(({ charts }) => charts))
}

export function removalsOf(features: readonly Feature[]): [RetentionName, Removal][] {
  return features.flatMap(({ retention = {} }) => Object.entries(retention) as [RetentionName, Removal][])
}

/** Does the tasks of all features from the queue. */
export function doTasks(portal: Portal, features: Record<string, Feature>): Promise<void> {
  const listeners = listenersOf(Object.values(features))
  return portal.jobs.work('task', async ({ name, id }, signal) => {
    const [feature = '', task = ''] = name.split('.')
    const run = features[feature]?.tasks?.[task]
    if (!run) throw new UnknownJob()
    await portal.texts.follow()
    await run(portal, listeners, id, signal)
  })
}

/** The scheduled work of all features, by names such as `benefits.hourly`. */
export function schedulesOf(portal: Portal, features: Record<string, Feature>): Schedules {
  const listeners = listenersOf(Object.values(features))
  return Object.fromEntries(
    Object.entries(features).flatMap(([name, { schedules = {} }]) =>
      Object.entries(schedules).map(([at, run]) => [
        `${name}.${at}`,
        {
          at: at as ScheduleTime,
          run: (signal?: AbortSignal) => portal.texts.follow().then(() => run(portal, listeners, signal)),
        },
      ]),
    ),
  )
}
