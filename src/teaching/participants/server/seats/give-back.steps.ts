import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { returnEntry } from '#trade/student-packages/server/student-packages.steps.ts'
import { seatPrice } from '#trade/vouchers/server/vouchers.queries.ts'
import { isReturnable } from '../participants.queries.ts'
import { lockTraining } from './free-seats.steps.ts'
import { returnVouchersOf } from './redemptions.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'participant.givenBack': { training_id: number; student_package_id: number | null; reason: string | null }
  }
}

/**
 * Refunds the payment of an unused seat. A student who was absent from a training that is over owes nothing for it
 * either.
 */
export async function giveBack(ctx: Actor, id: number, reason: string | null): Promise<void> {
  const { db, now, user } = ctx
  const at = await db.selectFrom('participants').select('training_id').where('id', '=', id).executeTakeFirst()
  await lockTraining(db, found(at).training_id)
  const seat = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'training_id')
    .select(['training_id', 'student_package_id', 'status', 'waived_amount', 'waived_for_absence'])
    .select([seatPrice.as('price'), isReturnable.as('is_returnable')])
    .where('participants.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!seat.is_returnable) fail('participant_state')
  const { training_id, student_package_id } = seat
  if (student_package_id !== null) await returnEntry(ctx, student_package_id)
  await db
    .updateTable('participants')
    .set({
      student_package_id: null,
      is_payment_kept: false,
      ...(seat.status !== 'CANCELLED' && waivedForAbsence(seat)),
      ...{ payment_at: now, payment_by: user?.id ?? null, payment_reason: reason },
    })
    .where('id', '=', id)
    .execute()
  await returnVouchersOf(ctx, [id])
  await ctx.record('participant.givenBack', id, { training_id, student_package_id, reason })
}

type Waived = { price: number; waived_amount: number; waived_for_absence: number }

/** All that is left of the price, and how much that is: it counts while the outcome is no attendance. */
function waivedForAbsence({ price, waived_amount, waived_for_absence }: Waived) {
  const left = Math.max(price - waived_amount, 0)
  return { waived_amount: waived_amount + left, waived_for_absence: waived_for_absence + left }
}

/** Returns what students forfeited by withdrawing late, because the academy then cancelled the training. */
export async function giveBackForfeited(ctx: Actor, trainingId: number, reason: string | null): Promise<void> {
  const seats = await ctx.db
    .selectFrom('participants')
    .select('id')
    .where('training_id', '=', trainingId)
    .where('status', '=', 'CANCELLED')
    .where(isReturnable)
    .orderBy('id')
    .execute()
  for (const { id } of seats) await giveBack(ctx, id, reason)
}
