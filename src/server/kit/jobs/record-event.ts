import type { AnyContext, Heard, Listeners } from '#server/kit/http/feature.ts'
import type { Db } from '#server/kit/postgres/database.ts'

/**
 * Writes one line of the audit log and calls the event's listeners: all of it stands or falls with the request's transaction.
 * Those who tell many people run from the queue, once that has committed.
 */
export async function recordEvent(
  ctx: AnyContext,
  heard: Heard,
  event: string,
  subjectId: number,
  details: Record<string, unknown>,
): Promise<void> {
  const db: Db = ctx.db
  const { id: audit_id } = await db
    .insertInto('audit_log')
    .values({
      event,
      subject_id: subjectId,
      user_id: ctx.user?.viewed_by?.id ?? ctx.user?.id ?? null,
      details: withoutSecrets(details),
      ip: ctx.client.ip,
      at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await callListeners(heard.atOnce, ctx, event, subjectId, details)
  if (!heard.later.some((listeners) => event in listeners)) return
  await db.insertInto('broadcasts').values({ audit_id }).execute()
  await ctx.jobs.send(db, 'broadcast', { audit_id })
}

type AnyListeners = Record<string, (ctx: AnyContext, subjectId: number, details: unknown) => Promise<void>>

export async function callListeners(
  all: readonly Listeners[],
  ctx: AnyContext,
  event: string,
  subjectId: number,
  details: unknown,
): Promise<void> {
  for (const listeners of all) await (listeners as AnyListeners)[event]?.(ctx, subjectId, details)
}

/** Links and tokens reach the mail, never the log. */
function withoutSecrets(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).filter(([key]) => !/token|link|password/i.test(key)))
}
