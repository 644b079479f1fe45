import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import type { TrainingFacts } from './training-facts.ts'
import { seatHolders } from './trainings.queries.ts'

/**
 * Notifies the office of trainings to decide on, the artist of decisions, and participants of what changes for them.
 */
export const trainingNotices: Listeners = {
  'training.submitted': (ctx, _id, { training }) => notifyOffice(ctx, training, 'training_submitted'),
  'training.sentBack': (ctx, _id, { training }) => notifyOffice(ctx, training, 'training_sent_back'),
  'training.accepted': (ctx, _id, { training }) => notifyArtist(ctx, training, 'training_accepted'),
  'training.rejected': (ctx, _id, { training }) => notifyArtist(ctx, training, 'training_rejected'),
  'training.published': (ctx, _id, { training }) => notifyArtist(ctx, training, 'training_published'),
  'training.unpublished': (ctx, _id, { training }) => notifyArtist(ctx, training, 'training_unpublished'),
  'training.rescheduled': (ctx, _id, { training, is_verified }) =>
    notifySeatHolders(ctx, training, is_verified ? 'training_rescheduled' : 'training_change_waits'),
  'training.changeAccepted': (ctx, _id, { training }) => notifySeatHolders(ctx, training, 'training_change_accepted'),
  'training.changeRejected': (ctx, _id, { training }) => notifySeatHolders(ctx, training, 'training_change_rejected'),
  // Participants are notified that their seat was released.
  'training.cancelled': (ctx, _id, { training }) => notifyArtist(ctx, training, 'training_called_off'),
}

async function notifyOffice(ctx: AnyContext, training: TrainingFacts, type: NoticeType): Promise<void> {
  const artist = await artistOf(ctx, training)
  await notify(ctx, await holdersOf(ctx.db, 'can-accept-pro-artist-training'), {
    ...noticeOf(training, type),
    params: { title: training.title, name: artist ? fullName(artist) : '' },
  })
}

async function notifyArtist(ctx: AnyContext, training: TrainingFacts, type: NoticeType): Promise<void> {
  const artist = await artistOf(ctx, training)
  if (artist?.user_id) await notify(ctx, [artist.user_id], noticeOf(training, type))
}

async function notifySeatHolders(ctx: AnyContext, training: TrainingFacts, type: NoticeType): Promise<void> {
  const holders = await seatHolders(ctx.db, training.id)
  const ids = holders.map(({ user_id }) => user_id)
  await notify(ctx, ids, { ...noticeOf(training, type), link: `my/trainings/${training.id}` })
}

function artistOf({ db }: AnyContext, { artist_id }: TrainingFacts) {
  return db
    .selectFrom('pro_artists')
    .select(['user_id', 'first_name', 'last_name'])
    .where('id', '=', artist_id ?? 0)
    .executeTakeFirst()
}

function noticeOf({ id, title }: TrainingFacts, type: NoticeType) {
  return { type, params: { title }, link: `training/${id}` }
}
