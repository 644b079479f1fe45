import type { User } from '#contract/session/session.ts'
import { type Listeners, recordEvent } from '#server/kit/jobs/events.ts'
import type { Context, Portal } from './context.ts'

/** What stands in for a request where there is none: the portal acts of itself, or the demo tells of what somebody did then. */
export function contextAt(
  { config, db, texts, jobs, warnings }: Portal,
  listeners: readonly Listeners[],
  now: Date,
  user: User | null = null,
): Context<User | null> {
  const ctx: Context<User | null> = {
    ...{ config, db, texts, jobs, warnings, now, user },
    language: 'pl',
    t: texts.in('pl'),
    client: { ip: '127.0.0.1', userAgent: '' },
    session: null,
    giveSession: () => {},
    giveDevice: () => {},
    record: (event, id, details) => recordEvent(ctx, listeners, event, id, details as Record<string, unknown>),
  }
  return ctx
}
