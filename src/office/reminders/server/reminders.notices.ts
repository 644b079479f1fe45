import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { worthInEach } from '#kit/server/language/worth-in.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
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
