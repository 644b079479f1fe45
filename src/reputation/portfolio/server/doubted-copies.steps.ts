import type { Context } from '#kit/server/http/context.ts'
import { keepRevisions } from '#kit/server/revisions/revisions.ts'
import { copiesWithNobody } from './looks.queries.ts'
import type { ToldWork } from './portfolio.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Its artist said that nobody is in the pictures, and whoever is in such pictures took back their consent. */
    'portfolioItem.doubted': { work: ToldWork }
  }
}

/** When a person takes back what they said of a work: its copies in which nobody is said to be are shown no more until the office looked. */
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
