import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import { moveReport } from './abuse-reports.steps.ts'

/**
 * Moves reports whose author's time is over to the office, each in a transaction of its own; a report that was moved is
 * skipped.
 */
export async function handOver(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const due = await portal.db
    .selectFrom('abuse_reports')
    .select('id')
    .where('state', '=', 'WITH_AUTHOR')
    .where('author_until', '<=', now.toISOString())
    .orderBy('author_until')
    .execute()
  await oneByOne(portal, due, (db, { id }) => expire(contextAt({ ...portal, db }, listeners, now), id, now), signal)
}

async function expire(ctx: Actor, id: number, now: Date): Promise<void> {
  // Its author may have edited it a moment ago.
  const report = await ctx.db
    .selectFrom('abuse_reports')
    .select('author_until')
    .where('id', '=', id)
    .where('state', '=', 'WITH_AUTHOR')
    .executeTakeFirst()
  if (!report) return
  await moveReport(ctx, id, 'expire', { set: { state_changed_at: report.author_until ?? now } })
  await ctx.record('abuseReport.expired', id, {})
}
