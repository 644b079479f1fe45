import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Actor, Reader } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import {
  hasBegun,
  isLate,
  mayDoAbout,
  type Outcome,
  type ParticipantAct,
  takesSeats,
} from '#teaching/participants/contract/participants.flow.ts'
import { entryChoices, returnEntry, takeEntry } from '#trade/student-packages/server/student-packages.steps.ts'
import { splitAmong } from '#trade/vouchers/contract/vouchers.flow.ts'
import { dueFor, voucherChoices } from '#trade/vouchers/server/vouchers.queries.ts'
import { candidates } from './participants.queries.ts'
import { closeWaitingList, leaveQueue, lockTraining, offerFreeSeats } from './seats/free-seats.steps.ts'
import { giveBackForfeited } from './seats/give-back.steps.ts'
import { redeemVoucher, returnVouchersOf } from './seats/redemptions.steps.ts'
import { requireTime } from './student-overlaps.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'participant.registered': { training_id: number; student_package_id: number | null }
    'participant.confirmed': { training_id: number }
    'participant.cancelled': Cancellation & Marked & { training_id: number; reason: string | null }
    'participant.released': Marked & { training_id: number; reason: string | null }
  }
}

/** The sessions at which attendance was recorded: the marks go with the seat. */
type Marked = { present_at: number[]; absent_at: number[] }

type Cancellation = { is_entry_returned: boolean; is_late: boolean; is_told: boolean }

type Registration = {
  trainingId: number
  studentId: number
  /** Null: paid otherwise. Undefined: nothing is to be paid, or vouchers pay. */
  studentPackageId?: number | null | undefined
  /** Vouchers that pay what no entry pays. */
  voucherIds?: readonly number[] | undefined
  /** A student who accepted an offer is confirmed. */
  status?: 'REGISTERED' | 'CONFIRMED'
  /** Of who was invited. */
  acceptedAt?: Date | null
  /** They have a seat at another training at that time, and it is meant so. */
  isOverlapMeant?: boolean
}

/** Gives a student a seat, and takes the entry that pays for it. Answers the participant's id. */
export async function register(ctx: Actor, registration: Registration): Promise<number> {
  const { db, now } = ctx
  const {
    trainingId: training_id,
    studentId: student_id,
    status = 'REGISTERED',
    acceptedAt: accepted_at = null,
  } = registration
  const training = await lockTraining(db, training_id)
  if (!takesSeats(training, now)) fail('training_closed')
  await requireActive(db, student_id)
  const before = await db
    .selectFrom('participants')
    .select(['id', 'status', 'student_package_id'])
    .where('training_id', '=', training_id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  if (before && before.status !== 'CANCELLED') fail('already_participant')
  await requireTime(ctx, { trainingId: training_id, studentId: student_id }, registration.isOverlapMeant === true)
  // A seat that is held for the student is theirs.
  const wasHeld = await leaveQueue(ctx, training_id, student_id)
  if (training.seats_taken - (wasHeld ? 1 : 0) >= training.seats_max) fail('training_full')
  // An entry or vouchers that were lost with this seat pay for it again.
  const student_package_id =
    before?.student_package_id ?? ((await isPaidFor(db, before?.id)) ? null : await pay(ctx, registration, training))
  const row = { student_package_id, status, outcome: 'NONE' as const, registered_at: now, accepted_at }
  const { id } = await db
    .insertInto('participants')
    .values({ training_id, student_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['training_id', 'student_id'])
        .doUpdateSet({ ...row, cancelled_at: null, cancel_reason: null, is_late: false, is_payment_kept: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await payWithVouchers(ctx, id, registration)
  await ctx.record('participant.registered', id, { training_id, student_package_id })
  return id
}

/** Confirms that a seat will be used. */
export async function confirm(ctx: Actor, id: number): Promise<void> {
  const { training_id } = await lockFor(ctx, id, 'confirm')
  await ctx.db.updateTable('participants').set({ status: 'CONFIRMED' }).where('id', '=', id).execute()
  await ctx.record('participant.confirmed', id, { training_id })
}

/** Takes a seat back; the next who waits is offered it. */
export async function cancelParticipation(
  ctx: Actor,
  id: number,
  { reason, ...cancellation }: Cancellation & { reason: string | null },
): Promise<void> {
  const { training_id, student_package_id } = await lockFor(ctx, id, 'cancel')
  const { is_entry_returned: isReturned, is_late } = cancellation
  const given = { id, student_package_id: isReturned ? student_package_id : null, are_vouchers_returned: isReturned }
  const marksOf = await withdraw(ctx, [given], { cancel_reason: reason, is_late, is_payment_kept: !isReturned })
  await ctx.record('participant.cancelled', id, { training_id, reason, ...cancellation, ...marksOf(id) })
  await offerFreeSeats(ctx, training_id)
}

/** A student confirms their own seat. */
export async function confirmOwn(ctx: Actor, id: number): Promise<void> {
  if ((await standingOf(ctx, id)).has_begun) fail('participant_state')
  await confirm(ctx, id)
}

/** What a student does about an own seat: free of charge until the limit, later at the cost of the entry. */
export async function cancelOwn(ctx: Actor, id: number): Promise<void> {
  const { starts_at, accepted_at, ...standing } = await standingOf(ctx, id)
  if (standing.has_begun) fail('participant_state')
  const is_late = isLate({ starts_at, accepted_at }, ctx.now)
  await cancelParticipation(ctx, id, { is_entry_returned: !is_late, is_late, is_told: true, reason: null })
}

/** A cancelled training refunds everything, also what was retained from students who had withdrawn before. */
export async function releaseSeats(ctx: Actor, trainingId: number): Promise<void> {
  const { cancel_reason: reason } = await lockTraining(ctx.db, trainingId)
  await giveBackForfeited(ctx, trainingId, reason)
  const seats = await ctx.db
    .selectFrom('participants')
    .select(['id', 'student_package_id'])
    .where('training_id', '=', trainingId)
    .where('status', '!=', 'CANCELLED')
    .orderBy('id')
    .execute()
  const given = seats.map((seat) => ({ ...seat, are_vouchers_returned: true }))
  const marksOf = await withdraw(ctx, given, { cancel_reason: reason, is_late: false, is_payment_kept: false })
  for (const { id } of seats)
    await ctx.record('participant.released', id, { training_id: trainingId, reason, ...marksOf(id) })
  await closeWaitingList(ctx, trainingId)
}

type Given = { id: number; student_package_id: number | null; are_vouchers_returned: boolean }

type Why = { cancel_reason: string | null; is_late: boolean; is_payment_kept: boolean }

/**
 * The seats are free; entries that are named go back to their packages, and vouchers that are returned have their uses again. Answers
 * what was recorded of attendance.
 */
async function withdraw(ctx: Actor, seats: Given[], why: Why): Promise<(id: number) => Marked> {
  const ids = seats.map(({ id }) => id)
  const returned = seats.filter(({ student_package_id }) => student_package_id !== null)
  for (const { student_package_id } of returned) await returnEntry(ctx, student_package_id as number)
  const { db, now } = ctx
  const marks = await db
    .deleteFrom('attendances')
    .where(sql<boolean>`participant_id = any(${ids})`)
    .returning(['participant_id', 'training_session_id', 'is_present'])
    .execute()
  await db
    .updateTable('participants')
    .set(({ eb }) => ({
      ...{ status: 'CANCELLED', outcome: 'NONE' satisfies Outcome, cancelled_at: now, ...why },
      student_package_id: eb
        .case()
        .when(sql<boolean>`id = any(${returned.map(({ id }) => id)})`)
        .then(null)
        .else(eb.ref('student_package_id'))
        .end(),
    }))
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
  await returnVouchersOf(
    ctx,
    seats.flatMap(({ id, are_vouchers_returned }) => (are_vouchers_returned ? [id] : [])),
  )
  const at = (id: number, was: boolean) =>
    marks
      .filter(({ participant_id, is_present }) => participant_id === id && is_present === was)
      .map(({ training_session_id }) => training_session_id)
  return (id) => ({ present_at: at(id, true), absent_at: at(id, false) })
}

/** A participant with the training, both locked, for what is going to be done; refuses what the state does not allow. */
export async function lockFor(ctx: Actor, id: number, act: ParticipantAct) {
  const standing = await standingOf(ctx, id)
  if (!mayDoAbout(act, standing)) fail('participant_state')
  return standing
}

async function standingOf({ db, now }: Actor, id: number) {
  const seat = found(await db.selectFrom('participants').select('training_id').where('id', '=', id).executeTakeFirst())
  const { state, starts_at, brought_in_at } = await lockTraining(db, seat.training_id)
  const participant = await db
    .selectFrom('participants')
    .select(['id', 'training_id', 'student_id', 'student_package_id', 'status', 'outcome', 'revision', 'accepted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...participant, state, starts_at, brought_in_at, has_begun: hasBegun({ starts_at }, now) }
}

/** The package whose entry was taken; null where it is paid otherwise. */
async function pay(
  ctx: Actor,
  { studentId, studentPackageId, voucherIds = [] }: Registration,
  { starts_at, price_amount }: { starts_at: string | null; price_amount: number },
): Promise<number | null> {
  const at = starts_at ? new Date(starts_at) : ctx.now
  if (studentPackageId) return takeEntry(ctx, { studentId, at, studentPackageId })
  const isChosen = studentPackageId === null || voucherIds.length > 0
  // Naming nothing never means free, and never a package that nobody chose.
  if (!isChosen && (price_amount > 0 || (await entryChoices(ctx, studentId, at)).length > 0))
    failFields({ student_package_id: 'seat_payment_unsaid' })
  return null
}

/** Whether what was lost with an earlier seat, by vouchers or money, pays for all of it. */
async function isPaidFor(db: Db, participantId: number | undefined): Promise<boolean> {
  if (participantId === undefined) return false
  const { price, due } = await dueFor(db, participantId)
  return due === 0 && price > 0
}

/** The vouchers that were chosen, the first to expire first; those that are not needed any more stay as they are. */
async function payWithVouchers(
  ctx: Actor,
  participantId: number,
  { studentId, voucherIds = [] }: Registration,
): Promise<void> {
  if (voucherIds.length === 0) return
  const due = await dueFor(ctx.db, participantId)
  const choices = await voucherChoices(ctx.db, studentId, due.currency, ctx.now)
  // What is no choice any more is refused by its name.
  const unavailable = voucherIds.filter((id) => choices.every((choice) => choice.id !== id))
  const chosen = choices.filter(({ id }) => voucherIds.includes(id))
  const needed = splitAmong(chosen, due).map(({ voucher }) => voucher.id)
  for (const id of [...unavailable, ...needed]) await redeemVoucher(ctx, { id }, participantId, { with_seat: true })
}

export async function requireActive(db: Db, id: number): Promise<void> {
  // Nobody merges the record into another before this transaction ends.
  const student = await db.selectFrom('students').select('status').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (student?.status !== 'ACTIVE') failFields({ student_id: student ? 'student_is_blocked' : 'student_unknown' })
}

/** An artist registers only whom they could find. */
export async function requireKnown(ctx: Reader, id: number, email: string | null | undefined): Promise<void> {
  const known = await candidates(ctx, email ?? '')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  // A blocked student is reported as blocked, if the user may know them.
  if (!known && !hasPermission(ctx.user, 'can-view-students')) failFields({ student_id: 'student_unknown' })
}
