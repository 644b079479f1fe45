import type { Actor } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { isReady, offerEndsAt, whyNoOffer } from '#teaching/participants/contract/waiting-list.flow.ts'
import { openWaiting, queueOf } from '../waiting-list/waiting-list.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** The token is for the mail alone. */
    'waitingStudent.offered': { training_id: number; offer_ends_at: string; token: string }
    'waitingStudent.closed': { training_id: number }
    'waitingStudent.calledOff': { training_id: number; reason: string | null }
  }
}

/** The training, locked until the transaction ends: seats are counted and given away one after the other. */
export async function lockTraining(db: Db, id: number) {
  await db.selectFrom('trainings').select('id').where('id', '=', id).forUpdate().execute()
  return db
    .selectFrom('trainings')
    .select([
      'id',
      'state',
      'starts_at',
      'ends_at',
      'seats_max',
      'seats_taken',
      'cancel_reason',
      'price_amount',
      'brought_in_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Offers free seats to those who wait, first come first; an offered seat is held. To be called whenever a seat becomes free, the
 * training gets more of them, or is published.
 */
export async function offerFreeSeats(ctx: Actor, trainingId: number): Promise<void> {
  const { db, now } = ctx
  const training = await lockTraining(db, trainingId)
  const queue = await queueOf(db, training)
  if (whyNoOffer(training, queue, now)) return
  const offer_ends_at = offerEndsAt(training.starts_at as string, now) as string
  for (const { id } of queue.filter(isReady).slice(0, training.seats_max - training.seats_taken)) {
    const token = randomToken()
    await db
      .updateTable('waiting_students')
      .set({ status: 'OFFERED', offer_ends_at, token_hash: hashToken(token) })
      .where('id', '=', id)
      .execute()
    await ctx.record('waitingStudent.offered', id, { training_id: trainingId, offer_ends_at, token })
  }
}

/** Who gets a seat waits no longer. Answers whether one was held for them. */
export async function leaveQueue({ db }: Actor, trainingId: number, studentId: number): Promise<boolean> {
  const row = await openWaiting(db)
    .select(['id', 'status'])
    .where('training_id', '=', trainingId)
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  if (!row) return false
  await db.updateTable('waiting_students').set({ status: 'ACCEPTED' }).where('id', '=', row.id).execute()
  return row.status === 'OFFERED'
}

/** Closes the waiting list: the training has begun, or is cancelled. Students on it are notified of the reason. */
export async function closeWaitingList(ctx: Actor, trainingId: number): Promise<void> {
  const { state, cancel_reason: reason } = await lockTraining(ctx.db, trainingId)
  const closed = await ctx.db
    .updateTable('waiting_students')
    .set({ status: 'CLOSED' })
    .where('training_id', '=', trainingId)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .returning('id')
    .execute()
  for (const { id } of closed)
    if (state === 'CANCELLED') await ctx.record('waitingStudent.calledOff', id, { training_id: trainingId, reason })
    else await ctx.record('waitingStudent.closed', id, { training_id: trainingId })
}
