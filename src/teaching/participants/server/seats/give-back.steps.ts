import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { returnEntry } from '#trade/student-packages/server/student-packages.steps.ts'
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
    .select(['training_id', 'student_package_id', 'status', 'price_amount', isReturnable.as('is_returnable')])
    .where('participants.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!seat.is_returnable) fail('participant_state')
  const { training_id, student_package_id, price_amount } = seat
  if (student_package_id !== null) await returnEntry(ctx, student_package_id)
  await db
    .updateTable('participants')
    .set({
      student_package_id: null,
      is_payment_kept: false,
      ...(seat.status !== 'CANCELLED' && { waived_amount: price_amount }),
      ...{ payment_at: now, payment_by: user?.id ?? null, payment_reason: reason },
    })
    .where('id', '=', id)
    .execute()
  await returnVouchersOf(ctx, [id])
  await ctx.record('participant.givenBack', id, { training_id, student_package_id, reason })
}

/** What those lost who gave up their seats before the academy cancelled the training by itself. */
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
