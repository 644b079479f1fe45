import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { readUser } from '#kit/server/session/session.ts'
import { UnknownJob } from './jobs.ts'
import { callListeners } from './record-event.ts'

/** Runs the broadcast listeners of an event from the queue, in one transaction: all recipients are notified, or none. */
export function sendBroadcasts(portal: Portal, allListeners: AllListeners): Promise<void> {
  return portal.jobs.work('broadcast', async ({ audit_id }) => {
    await portal.texts.follow()
    await inTransaction(portal.db, async (db) => {
      const news = await takeNews(db, audit_id)
      if (!news) return
      // Somebody of another version listens to it, or it would not be here; its row comes back with this transaction.
      if (!allListeners.later.some((listeners) => news.event in listeners)) throw new UnknownJob()
      const user = news.user_id === null ? null : await readUser(db, news.user_id)
      const ctx = contextAt({ ...portal, db }, allListeners, new Date(news.at), user)
      await callListeners(allListeners.later, ctx, news.event, news.subject_id ?? 0, news.details)
    })
  })
}

/** A restored backup does not notify people again. */
export async function forgetBroadcasts(db: Db): Promise<void> {
  await db.deleteFrom('broadcasts').execute()
}

/** The line of the audit log, once: deleting the row makes a repeated job idempotent. */
async function takeNews(db: Db, audit_id: number) {
  const { numDeletedRows } = await db.deleteFrom('broadcasts').where('audit_id', '=', audit_id).executeTakeFirst()
  if (numDeletedRows === 0n) return null
  return db.selectFrom('audit_log').selectAll().where('id', '=', audit_id).executeTakeFirstOrThrow()
}
