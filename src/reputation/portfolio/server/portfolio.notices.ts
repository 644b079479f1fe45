import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { artistOf } from './artist-of-work.queries.ts'
import type { WorkFacts } from './portfolio.steps.ts'

/** Notifies the office of works to decide on, and the artist of decisions. */
export const portfolioNotices: Listeners = {
  'portfolioItem.submitted': (ctx, _id, { work }) => notifyOffice(ctx, work, 'portfolio_submitted'),
  'portfolioItem.sentBack': (ctx, _id, { work }) => notifyOffice(ctx, work, 'portfolio_sent_back'),
  'portfolioItem.doubted': async (ctx, _id, { work }) => {
    await notifyArtist(ctx, work, 'portfolio_doubted')
    await notifyOffice(ctx, work, 'portfolio_doubted_office')
  },
  'portfolioItem.approved': (ctx, _id, { work }) => notifyArtist(ctx, work, 'portfolio_approved'),
  'portfolioItem.rejected': (ctx, _id, { work }) => notifyArtist(ctx, work, 'portfolio_rejected'),
  'portfolioItem.hidden': (ctx, _id, { work }) => notifyArtist(ctx, work, 'portfolio_hidden'),
}

async function notifyOffice(ctx: AnyContext, work: WorkFacts, type: NoticeType): Promise<void> {
  const artist = await artistOf(ctx.db, work)
  await notify(ctx, await holdersOf(ctx.db, 'can-moderate-portfolio'), {
    type,
    params: { title: work.title, name: artist ? fullName(artist) : '' },
    link: `portfolio/admin/edit/${work.id}`,
  })
}

async function notifyArtist(ctx: AnyContext, { id, title, artist_id }: WorkFacts, type: NoticeType): Promise<void> {
  const artist = await artistOf(ctx.db, { artist_id })
  if (artist?.user_id) await notify(ctx, [artist.user_id], { type, params: { title }, link: `portfolio/${id}` })
}
