import type { Context, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { keepRevisions } from '#kit/server/revisions/revisions.ts'
import { lockRefusal } from '#reputation/consents/server/refusal-lock.steps.ts'
import { copiesWithNobody } from './perceptual-hashes.queries.ts'
import type { WorkFacts } from './portfolio.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /**
     * Its artist declared that nobody is in the pictures, and the person in similar pictures withdrew their consent.
     */
    'portfolioItem.doubted': { work: WorkFacts }
  }
}

/**
 * When a person withdraws their consent to a work: its copies that are declared to show nobody are hidden until the
 * office has checked them.
 */
export async function doubtCopies(ctx: Context<{ id: number } | null>, itemId: number): Promise<void> {
  for (const id of await copiesWithNobody(ctx.db, itemId)) {
    const copy = await ctx.db
      .selectFrom('portfolio_items')
      .select(['id', 'title', 'pro_artist_id', 'revision', 'status', 'consent_state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (copy?.status !== 'APPROVED' || copy.consent_state !== 'NOT_NEEDED') continue
    const changes = [{ field: 'status', before: copy.status, after: 'PENDING' }]
    await keepRevisions(ctx, 'portfolio_items', [{ row: copy, changes }])
    await ctx.db
      .updateTable('portfolio_items')
      .set({ status: 'PENDING', status_changed_at: ctx.now, submitted_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await ctx.record('portfolioItem.doubted', id, { work: { id, title: copy.title, artist_id: copy.pro_artist_id } })
  }
}

/** After a backup was restored: from the queue, once the portal answers. */
export async function doubtCopiesLater(portal: Portal, listeners: AllListeners, id: number): Promise<void> {
  await inTransaction(portal.db, async (db) => {
    await lockRefusal(db)
    await doubtCopies(contextAt({ ...portal, db }, listeners, portal.clock()), id)
  })
}
