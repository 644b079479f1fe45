import { termsOfAccount } from '#academy/terms/server/terms.steps.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Student } from '#people/students/contract/students.ts'
import { ownStudent } from '#people/students/server/students.queries.ts'
import { enterStudent } from '#people/students/server/students.steps.ts'
import { register } from '#teaching/participants/server/participants.steps.ts'
import { lockTraining } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { joinWaitingList } from '#teaching/participants/server/waiting-list/waiting-list.steps.ts'
import { signUpProven } from '#teaching/sign-ups/server/sign-ups.steps.ts'
import { dueFor } from '#trade/vouchers/server/vouchers.queries.ts'
import { openTraining } from './open-trainings.queries.ts'

type Choice = {
  student_package_id?: number | null | undefined
  voucher_ids?: readonly number[] | undefined
  due?: number | null | undefined
  is_overlap_meant: boolean
}

/** Gives the reader a seat that an entry or vouchers pay for; it is refused where something would be left to pay. */
export async function takeSeat(ctx: Context, trainingId: number, choice: Choice): Promise<void> {
  if (choice.voucher_ids?.length) await requireDue(ctx, trainingId, choice.due)
  const participantId = await register(ctx, {
    ...{ trainingId, studentId: await requireStudent(ctx) },
    ...{ studentPackageId: choice.student_package_id, voucherIds: choice.voucher_ids },
    ...{ status: 'CONFIRMED', acceptedAt: ctx.now, isOverlapMeant: choice.is_overlap_meant },
  })
  if ((await dueFor(ctx.db, participantId)).due === 0) return
  // An entry pays for all of a seat, so what falls short are vouchers, or nothing was named.
  if (choice.voucher_ids?.length) fail('seat_costs_more')
  failFields({ student_package_id: 'seat_payment_unsaid' })
}

/** The price may have changed since it was on the screen, and a voucher is worth more than it. */
async function requireDue(ctx: Context, trainingId: number, shownDue: number | null | undefined): Promise<void> {
  if (shownDue === undefined || shownDue === null) return
  await lockTraining(ctx.db, trainingId)
  const { due } = found(await openTraining(ctx, trainingId))
  if (due !== shownDue) fail('seat_price_changed')
}

/** Signs the reader up as a guest's form does; their email is proven by their account. */
export async function requestSeat(ctx: Context, trainingId: number): Promise<void> {
  const { first_name, last_name, phone } = await studentOf(ctx)
  const { email, language_name } = ctx.user
  const terms = await termsOfAccount(ctx)
  await signUpProven(ctx, { training_id: trainingId, first_name, last_name, phone, email, language_name, terms })
}

/** The reader waits for a seat; where one is free it is offered to them. */
export async function waitForSeat(ctx: Context, trainingId: number): Promise<void> {
  await joinWaitingList(ctx, { trainingId, studentId: await requireStudent(ctx), isPaidOtherwise: false })
}

/** The reader's row of students, which is inserted if they are one and have none yet. */
export async function requireStudent(ctx: Context): Promise<number> {
  return enterStudent(ctx.db, ctx.user, await studentOf(ctx), ctx.now)
}

/** The reader as a student; others are refused. */
export async function studentOf({ db, user }: Context): Promise<Student> {
  return (await ownStudent(db, user)) ?? fail('seats_are_for_students')
}
