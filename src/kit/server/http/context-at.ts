import type { User } from '#kit/contract/session.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { recordEvent } from '#kit/server/jobs/record-event.ts'
import type { Portal } from './context.ts'

/** A context without a request: for scheduled work, broadcasts and demo data. */
export function contextAt(
  {
    config,
    db,
    storage,
    texts,
    jobs,
    warnings,
  }: Omit<Portal, 'connection' | 'reserved' | 'standby' | 'clock' | 'log' | 'metrics'>,
  listeners: AllListeners,
  now: Date,
  user: User | null = null,
): Actor {
  const ctx: Actor = {
    ...{ config, db, storage, texts, jobs, warnings, now, user },
    language: 'pl',
    t: texts.in('pl'),
    // No client.
    client: { ip: '', userAgent: '' },
    session: null,
    tokenId: null,
    giveSession: () => {},
    giveDevice: () => {},
    record: (event, id, details) => recordEvent(ctx, listeners, event, id, details as Record<string, unknown>),
  }
  return ctx
}
