import type { NotNull } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { hasBegun, takesSeats } from '#teaching/participants/contract/participants.flow.ts'
import { invitationEndsAt } from '#teaching/participants/contract/waiting-list.flow.ts'
import { register, requireActive } from '../participants.steps.ts'
import { closeWaitingList, lockTraining, offerFreeSeats } from '../seats/free-seats.steps.ts'
import { isNews, isPaidBefore, openWaiting, queueOf } from './waiting-list.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Who cannot pay has no entry for that time, and would be passed over. */
    'waitingStudent.joined': { training_id: number; can_pay: boolean }
    'waitingStudent.invited': { training_id: number; offer_ends_at: string; token: string }
    /** Another link to an offer, since the email of the account was corrected. */
    'waitingStudent.linkSent': { training_id: number; offer_ends_at: string; token: string }
    /** Their entry was used elsewhere meanwhile, or does not hold until the training any more. */
    'waitingStudent.unpaid': { training_id: number }
    'waitingStudent.declined': { training_id: number }
    'waitingStudent.expired': { training_id: number }
    'waitingStudent.removed': { training_id: number }
  }
}

/** Holds a seat for a student whom the artist wants to come; they answer by the link in the mail. */
export async function invite(ctx: Actor, trainingId: number, studentId: number): Promise<void> {
  const { db, now } = ctx
  const training = await requireOutside(ctx, trainingId, studentId)
  if (training.seats_taken >= training.seats_max) fail('training_full')
  const token = randomToken()
  const offer_ends_at = invitationEndsAt(training.starts_at, now)
  const { id } = await db
    .insertInto('waiting_students')
    .values({
      ...{ training_id: trainingId, student_id: studentId, is_paid_otherwise: false, is_invited: true },
      ...{ status: 'OFFERED', joined_at: now, offer_ends_at, token_hash: hashToken(token) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.record('waitingStudent.invited', id, { training_id: trainingId, offer_ends_at, token })
}

type Joining = { trainingId: number; studentId: number; isPaidOtherwise: boolean }

/** Adds a student at the end of the list. A free seat is offered to the first. */
export async function joinWaitingList(
  ctx: Actor,
  { trainingId, studentId, isPaidOtherwise }: Joining,
): Promise<number> {
  const { db, now } = ctx
  const training = await requireOutside(ctx, trainingId, studentId)
  const { id } = await db
    .insertInto('waiting_students')
    .values({
      training_id: trainingId,
      student_id: studentId,
      is_paid_otherwise: isPaidOtherwise,
      status: 'WAITING',
      joined_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const can_pay = (await queueOf(db, training)).some((one) => one.id === id && one.can_pay)
  if (!can_pay) await recordUnpaidNotice(db, id, true)
  await ctx.record('waitingStudent.joined', id, { training_id: trainingId, can_pay })
  await offerFreeSeats(ctx, trainingId)
  return id
}

/** Notifies waiting students who have no entry for that time any more; once, until they have one again. */
export async function notifyUnpaid(ctx: Actor, trainingId: number): Promise<void> {
  const training = await lockTraining(ctx.db, trainingId)
  for (const one of (await queueOf(ctx.db, training)).filter(isNews)) {
    await recordUnpaidNotice(ctx.db, one.id, !one.can_pay)
    if (!one.can_pay) await ctx.record('waitingStudent.unpaid', one.id, { training_id: trainingId })
  }
}

async function recordUnpaidNotice(db: Actor['db'], id: number, is_told_unpaid: boolean): Promise<void> {
  await db.updateTable('waiting_students').set({ is_told_unpaid }).where('id', '=', id).execute()
}

/** Locks a training that is still to begin, and refuses a student who has a seat there or waits for one. */
async function requireOutside({ db, now }: Actor, trainingId: number, studentId: number) {
  const training = await lockTraining(db, trainingId)
  if (!takesSeats(training, now) || hasBegun(training, now)) fail('training_closed')
  await requireActive(db, studentId)
  const ofStudent = { training_id: trainingId, student_id: studentId }
  const seat = await db
    .selectFrom('participants')
    .select('id')
    .where((eb) => eb.and(ofStudent))
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
  if (seat) fail('already_participant')
  const waiting = await openWaiting(db)
    .select('id')
    .where((eb) => eb.and(ofStudent))
    .executeTakeFirst()
  if (waiting) fail('already_waiting')
  return training
}

type Acceptance = { student_package_id?: number | null | undefined; is_overlap_meant: boolean }

/**
 * Accepts an offered seat, paid by the student's choice; that it is paid otherwise is a choice, too. A repeated call
 * accepts it once.
 */
export async function acceptOffer(
  ctx: Actor,
  id: number,
  { student_package_id: named, ...accepted }: Acceptance,
): Promise<void> {
  if (await hasAccepted(ctx, id)) return
  const { training_id, student_id, is_paid, is_paid_otherwise, is_invited } = await lockWaiting(ctx, id)
  await requireOffer(ctx, id)
  if (!is_paid && named === undefined) failFields({ student_package_id: 'required' })
  const studentPackageId = named ?? (is_paid || is_paid_otherwise || is_invited ? null : fail('no_entry'))
  await register(ctx, {
    ...{ trainingId: training_id, studentId: student_id, studentPackageId },
    ...{ status: 'CONFIRMED', acceptedAt: ctx.now, isOverlapMeant: accepted.is_overlap_meant },
  })
}

/** Whether it was accepted already. A concurrent second call waits for the first. */
async function hasAccepted({ db }: Actor, id: number): Promise<boolean> {
  const waiting = db.selectFrom('waiting_students').where('id', '=', id)
  const row = found(await waiting.select('training_id').executeTakeFirst())
  await lockTraining(db, row.training_id)
  const { status } = await waiting.select('status').executeTakeFirstOrThrow()
  return status === 'ACCEPTED'
}

/** Declines an offer, or leaves the list; by the training's leader, it is a removal. */
export async function leaveWaitingList(ctx: Actor, id: number, event: 'declined' | 'removed'): Promise<void> {
  const { training_id } = await lockWaiting(ctx, id)
  await ctx.db
    .updateTable('waiting_students')
    .set({ status: event === 'declined' ? 'DECLINED' : 'REMOVED' })
    .where('id', '=', id)
    .execute()
  await ctx.record(`waitingStudent.${event}`, id, { training_id })
  await offerFreeSeats(ctx, training_id)
}

/** Links to what an account was offered end; one that is still to be answered gets another. */
export async function replaceOfferLinks({ db, now, record }: Actor, userId: number): Promise<void> {
  const offers = await db
    .selectFrom('waiting_students')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['waiting_students.id', 'training_id', 'waiting_students.status', 'offer_ends_at'])
    .where('user_id', '=', userId)
    .where('offer_ends_at', 'is not', null)
    .orderBy('waiting_students.id')
    .$narrowType<{ offer_ends_at: NotNull }>()
    .execute()
  for (const { id, status, training_id, offer_ends_at } of offers) {
    const token = randomToken()
    await db
      .updateTable('waiting_students')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', id)
      .execute()
    if (isOpenOffer({ status, offer_ends_at }, now))
      await record('waitingStudent.linkSent', id, { training_id, offer_ends_at, token })
  }
}

/** An offer can be accepted or declined as long as it is valid. */
export async function requireOffer({ db, now }: Actor, id: number): Promise<void> {
  const offer = await db
    .selectFrom('waiting_students')
    .select(['status', 'offer_ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isOpenOffer(offer, now)) fail('offer_over')
}

function isOpenOffer({ status, offer_ends_at }: { status: string; offer_ends_at: string | null }, now: Date): boolean {
  return status === 'OFFERED' && Date.parse(offer_ends_at ?? '') > now.getTime()
}

/**
 * Ends expired offers, and offers the seats to the next students; once the training begins, or is cancelled, closes the
 * list.
 */
export async function moveOn(ctx: Actor, trainingId: number): Promise<void> {
  const { db, now } = ctx
  const training = await lockTraining(db, trainingId)
  const expired = await db
    .updateTable('waiting_students')
    .set({ status: 'EXPIRED' })
    .where('training_id', '=', trainingId)
    .where('status', '=', 'OFFERED')
    .where('offer_ends_at', '<=', now.toISOString())
    .returning('id')
    .execute()
  for (const { id } of expired) await ctx.record('waitingStudent.expired', id, { training_id: trainingId })
  const isClosed = hasBegun(training, now) || training.state === 'CANCELLED'
  return isClosed ? closeWaitingList(ctx, trainingId) : offerFreeSeats(ctx, trainingId)
}

/** Somebody who still waits, with the training locked. */
async function lockWaiting({ db }: Actor, id: number) {
  const row = found(
    await db.selectFrom('waiting_students').select('training_id').where('id', '=', id).executeTakeFirst(),
  )
  const { starts_at } = await lockTraining(db, row.training_id)
  const waiting = await openWaiting(db)
    .select(['training_id', 'student_id', isPaidBefore.as('is_paid'), 'is_paid_otherwise', 'is_invited'])
    .where('id', '=', id)
    .executeTakeFirst()
  return waiting ? { ...waiting, starts_at } : fail('waiting_state')
}
