import type { NoticeType } from '#contract/texts.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import type { AnyContext, Listeners } from '#server/kit/http/feature.ts'
import { holdersOf } from '#server/kit/session/holders.ts'
import { notify } from '#server/notifications/notifications.steps.ts'
import { seatHolders } from './trainings.queries.ts'

/** The office hears of what it decides on, the artist of decisions, and whoever has a seat of what changes for them. */
export const trainingNotices: Listeners = {
  'training.submitted': (ctx, _id, { training }) => tellOffice(ctx, training, 'training_submitted'),
  'training.sentBack': (ctx, _id, { training }) => tellOffice(ctx, training, 'training_sent_back'),
  'training.accepted': (ctx, _id, { training }) => tellArtist(ctx, training, 'training_accepted'),
  'training.rejected': (ctx, _id, { training }) => tellArtist(ctx, training, 'training_rejected'),
  'training.published': (ctx, _id, { training }) => tellArtist(ctx, training, 'training_published'),
  'training.unpublished': (ctx, _id, { training }) => tellArtist(ctx, training, 'training_unpublished'),
  'training.rescheduled': (ctx, _id, { training }) => tellSeatHolders(ctx, training),
  // Whoever had a seat hears that it was released.
  'training.cancelled': (ctx, _id, { training }) => tellArtist(ctx, training, 'training_called_off'),
}

async function tellOffice(ctx: AnyContext, training: Training, type: NoticeType): Promise<void> {
  await notify(ctx, await holdersOf(ctx.db, 'can-accept-pro-artist-training'), noticeOf(training, type))
}

async function tellArtist(ctx: AnyContext, training: Training, type: NoticeType): Promise<void> {
  const artist = await ctx.db
    .selectFrom('pro_artists')
    .select('user_id')
    .where('id', '=', training.artist?.id ?? 0)
    .executeTakeFirst()
  if (artist?.user_id) await notify(ctx, [artist.user_id], noticeOf(training, type))
}

/** They have no screen of it. */
async function tellSeatHolders(ctx: AnyContext, training: Training): Promise<void> {
  const holders = await seatHolders(ctx.db, training.id)
  const ids = holders.map(({ user_id }) => user_id)
  await notify(ctx, ids, { ...noticeOf(training, 'training_rescheduled'), link: 'dashboard' })
}

function noticeOf({ id, title, artist_name: name }: Training, type: NoticeType) {
  return { type, params: { title, name }, link: `training/${id}` }
}
