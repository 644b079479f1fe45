import type { Expression } from 'kysely'
import type { Permission, RoleName } from '#contract/kit/permissions.ts'
import { hasPermission } from '#contract/kit/rights.ts'
import type { User } from '#contract/session/session.ts'
import type { Right } from '#contract/texts.ts'
import type { Context, Portal, Routes } from '#server/kit/http/context.ts'
import type { FastPath } from '#server/kit/http/fast-path.ts'
import type { Events } from '#server/kit/jobs/events.ts'
import type { Schedules, ScheduleTime } from '#server/kit/jobs/jobs.ts'

/** All that a feature brings to the server; `server/app.ts` lists them. */
export type Feature = {
  /** Who holds each of its rights until the owner edits that. The owner passes every check and is not named. */
  rights?: Rights
  /** The contract's calls with their handlers. */
  calls?: Routes
  /** Who gets a mail after an event. */
  mails?: Listeners
  /** For whom the bell rings after it. */
  bell?: Listeners
  /** For whom it rings where that may be everybody: they are told from the queue, all of them or none, and nobody waits. */
  broadcasts?: Listeners
  /** Work by the clock, once for all processes. It may run again, so that doing it twice does no harm. */
  schedules?: { [At in ScheduleTime]?: (portal: Portal, heard: Heard) => Promise<void> }
  /** What waits for somebody, as the menu counts it, by the names of the contract. */
  counters?: Record<string, Counter>
  /** The answer to a question that every open portal asks again and again. */
  fastPath?: (portal: Portal) => FastPath
}

export type Rights = { readonly [Name in Right]?: readonly Exclude<RoleName, 'super-admin'>[] }

export type Listeners = {
  [Name in keyof Events]?: (ctx: AnyContext, subjectId: number, details: Events[Name]) => Promise<void>
}
// biome-ignore lint/suspicious/noExplicitAny: a listener serves strangers' and users' requests alike.
export type AnyContext = Context<any>

export type Counter = {
  /** The dashboard shows it under this name, with the age of the oldest. */
  queue?: string
  /** Whoever may open what is behind it. */
  isFor: (user: User) => boolean
  /** One row for each that waits. */
  rows: (ctx: Context) => Expression<{ since: string }>
}

export function feature(brought: Feature): Feature {
  return brought
}

export const holds = (permission: Permission) => (user: User) => hasPermission(user, permission)

/** Who listens to events: in their transaction, and from the queue. */
export type Heard = { atOnce: readonly Listeners[]; later: readonly Listeners[] }

export function heardBy(features: readonly Feature[]): Heard {
  return {
    atOnce: [...features.map(({ mails = {} }) => mails), ...features.map(({ bell = {} }) => bell)],
    later: features.map(({ broadcasts = {} }) => broadcasts),
  }
}

export function rightsOf(features: Record<string, Feature>): Rights {
  return Object.assign({}, ...Object.values(features).map(({ rights }) => rights))
}

export function countersOf(features: Record<string, Feature>): Record<string, Counter> {
  return Object.assign({}, ...Object.values(features).map(({ counters }) => counters))
}

/** Every feature's work by the clock: `benefits.hourly`. */
export function schedulesOf(portal: Portal, features: Record<string, Feature>): Schedules {
  const heard = heardBy(Object.values(features))
  return Object.fromEntries(
    Object.entries(features).flatMap(([name, { schedules = {} }]) =>
      Object.entries(schedules).map(([at, run]) => [
        `${name}.${at}`,
        { at: at as ScheduleTime, run: () => run(portal, heard) },
      ]),
    ),
  )
}
