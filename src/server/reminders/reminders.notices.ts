import { allTrainingsRight } from '#contract/trainings/trainings.flow.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { holdersOf } from '#server/kit/session/holders.ts'
import { notify } from '#server/notifications/notifications.steps.ts'
import { remindedArtist, remindedStudent } from './reminded.queries.ts'

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
}
