import { allTrainingsRight } from '#contract/trainings/trainings.flow.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { dayInEach } from '#server/kit/language/day-in.ts'
import { worthInEach } from '#server/kit/language/worth-in.ts'
import { holdersOf } from '#server/kit/session/holders.ts'
import { notify } from '#server/notifications/notifications.steps.ts'
import { remindedArtist, remindedHolder, remindedStudent } from './reminded.queries.ts'

export const reminderNotices: Listeners = {
  'participant.confirmationAwaited': async (ctx, id) => {
    const { user_id, title } = await remindedStudent(ctx.db, id)
    await notify(ctx, [user_id], { type: 'seat_unconfirmed', params: { title }, link: 'my/trainings' })
  },
  'training.attendanceAwaited': async (ctx, id) => {
    const { user_id, title } = await remindedArtist(ctx.db, id)
    if (user_id) await notify(ctx, [user_id], { type: 'training_over', params: { title }, link: `training/${id}` })
  },
  'training.attendanceOverdue': async (ctx, id) => {
    const { title } = await remindedArtist(ctx.db, id)
    const office = await holdersOf(ctx.db, allTrainingsRight)
    await notify(ctx, office, { type: 'training_overdue', params: { title }, link: `training/${id}` })
  },
  'voucher.expiryReminded': async (ctx, id) => {
    const { user_id, link, last_day, ...voucher } = await remindedHolder(ctx.db, id)
    const params = { worth: worthInEach(voucher), date: dayInEach(last_day) }
    await notify(ctx, [user_id], { type: 'voucher_expiring', params, link })
  },
}
