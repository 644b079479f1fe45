import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { hasBegun, takesSeats } from '#teaching/participants/contract/participants.flow.ts'
import { register } from '#teaching/participants/server/participants.steps.ts'
import { offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { joinWaitingList } from '#teaching/participants/server/waiting-list/waiting-list.steps.ts'
import { heldUntil } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { lockBoth, moveSignUp } from './sign-up-rows.steps.ts'
import { studentFor } from './students-of-sign-ups.steps.ts'

type Decision = { revision?: number | undefined }

/** Gives a seat by the step of the office: the one that is held, or a free one. Its price is due unless a package pays. */
export async function acceptSignUp(
  ctx: Actor,
  id: number,
  {
    revision,
    student_package_id,
    is_overlap_meant = false,
  }: Decision & { student_package_id: number | null; is_overlap_meant?: boolean },
): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const row = await moveSignUp(ctx, id, 'accept', { revision, set: { held_until: null, ...decidedBy(ctx) } })
  const studentId = await studentFor(ctx, row)
  await register(ctx, {
    ...{ trainingId: training_id, studentId, studentPackageId: student_package_id },
    isOverlapMeant: is_overlap_meant,
  })
  await noteStudent(ctx, id, studentId)
  await ctx.record('signUp.accepted', id, { training_id })
}

/** Nothing is free: they wait as students do, and are offered a seat in their turn. */
export async function putOnList(ctx: Actor, id: number, { revision }: Decision): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const row = await moveSignUp(ctx, id, 'list', { revision, set: { held_until: null, ...decidedBy(ctx) } })
  const studentId = await studentFor(ctx, row)
  await noteStudent(ctx, id, studentId)
  await ctx.record('signUp.listed', id, { training_id })
  await joinWaitingList(ctx, { trainingId: training_id, studentId, isPaidOtherwise: true })
}

export async function holdSeat(ctx: Actor, id: number, { revision }: Decision): Promise<void> {
  const { training_id, training, held_until } = await lockBoth(ctx, id)
  if (!takesSeats(training, ctx.now) || hasBegun(training, ctx.now)) fail('training_closed')
  if (held_until === null && training.seats_taken >= training.seats_max) fail('training_full')
  const { sign_up_hold_hours: hours } = await settingsInForce(ctx.db)
  const until = heldUntil(training.starts_at, hours, ctx.now)
  // Pressed twice, or for a training that begins sooner: nothing is longer by it.
  if (held_until !== null && Date.parse(until) - Date.parse(held_until) < 60_000) return
  const set = { held_until: until }
  await moveSignUp(ctx, id, 'hold', { revision, set })
  await ctx.record('signUp.held', id, { training_id })
}

export async function refuseSignUp(
  ctx: Actor,
  id: number,
  { revision, reason }: Decision & { reason: string },
): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const set = { held_until: null, refusal: reason, ...decidedBy(ctx) }
  await moveSignUp(ctx, id, 'refuse', { revision, set })
  await ctx.record('signUp.refused', id, { training_id, reason })
  await offerFreeSeats(ctx, training_id)
}

async function noteStudent({ db }: Actor, id: number, student_id: number): Promise<void> {
  await db.updateTable('sign_ups').set({ student_id }).where('id', '=', id).execute()
}

/** Null: the academy's settings decided. */
const decidedBy = ({ user }: Actor) => ({ decided_by: user?.id ?? null })
