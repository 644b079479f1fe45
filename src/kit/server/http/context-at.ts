import type { User } from '#kit/contract/session.ts'
import type { Heard } from '#kit/server/http/feature.ts'
import { recordEvent } from '#kit/server/jobs/record-event.ts'
import type { Context, Portal } from './context.ts'

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
  heard: Heard,
  now: Date,
  user: User | null = null,
): Context<User | null> {
  const ctx: Context<User | null> = {
    ...{ config, db, storage, texts, jobs, warnings, now, user },
    language: 'pl',
    t: texts.in('pl'),
    // No client.
    client: { ip: '', userAgent: '' },
    session: null,
    giveSession: () => {},
    giveDevice: () => {},
    record: (event, id, details) => recordEvent(ctx, heard, event, id, details as Record<string, unknown>),
  }
  return ctx
}
