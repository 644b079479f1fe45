import { hasPermission } from '#kit/contract/rights.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { isLate } from '#teaching/participants/contract/participants.flow.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { cancelParticipation, lockFor } from '../participants.steps.ts'

type Cancellation = { is_entry_returned: boolean; is_late: boolean; is_told: boolean; reason: string | null }

/**
 * Cancels a seat on behalf of the training's leader. For an artist the server decides whether it is late, and only then
 * the payment may be retained; where attendance is recorded only the office may cancel, with a reason.
 */
export async function cancelLed(ctx: Context, id: number, cancellation: Cancellation): Promise<void> {
  const { starts_at, accepted_at } = await lockFor(ctx, id, 'cancel')
  const isOfOffice = hasPermission(ctx.user, allTrainingsRight)
  if (await hasMarks(ctx, id)) {
    if (!isOfOffice) fail('seat_marked')
    if (cancellation.reason === null) failFields({ reason: 'required' })
  }
  const isOver = isLate({ starts_at, accepted_at }, ctx.now)
  const is_late = cancellation.is_late && (isOfOffice || isOver)
  const is_entry_returned = cancellation.is_entry_returned || !(isOfOffice || isOver)
  await cancelParticipation(ctx, id, { ...cancellation, is_late, is_entry_returned })
}

async function hasMarks({ db }: Context, id: number): Promise<boolean> {
  const mark = db.selectFrom('attendances').select('training_session_id').where('participant_id', '=', id).limit(1)
  return (await mark.executeTakeFirst()) !== undefined
}
