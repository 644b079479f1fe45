import { sql } from 'kysely'
import { passFile, passLink } from '#academy/wallets/server/pass.queries.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { hasBegun, takesSeats } from '#teaching/participants/contract/participants.flow.ts'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { dueFor, voucherChoices } from '#trade/vouchers/server/vouchers.queries.ts'
import { boardOf } from './board.queries.ts'
import {
  candidates,
  ledParticipants,
  ledTrainings,
  ownParticipants,
  ownSeatAt,
  ownSeats,
  participantById,
} from './participants.queries.ts'
import { cancelOwn, confirm, confirmOwn, register, requireKnown } from './participants.steps.ts'
import { cancelLed } from './seats/cancel-led.steps.ts'
import { choicesFor, choicesOfArtist } from './seats/entry-choices.queries.ts'
import { giveBack } from './seats/give-back.steps.ts'
import { attend, grade } from './seats/outcomes.steps.ts'
import { seatPass } from './seats/seat-pass.ts'
import { overlapsAt, shownOverlaps } from './student-overlaps.queries.ts'
import { openWaiting, ownWaiting } from './waiting-list/waiting-list.queries.ts'

const led = (ctx: Context, { id }: { id: number }) =>
  ledTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst()

const ledParticipant = (ctx: Context, { id, participant_id }: { id: number; participant_id: number }) =>
  ledParticipants(ctx, id).select('participants.id').where('participants.id', '=', participant_id).executeTakeFirst()

const ledSession = (ctx: Context, { id, session_id }: { id: number; session_id: number }) =>
  ledTrainings(ctx)
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .select('training_sessions.id')
    .where('trainings.id', '=', id)
    .where('training_sessions.id', '=', session_id)
    .executeTakeFirst()

const own = (ctx: Context, { id }: { id: number }) =>
  ownParticipants(ctx).select('participants.id').where('participants.id', '=', id).executeTakeFirst()

const answer = async ({ db }: Context, id: number) => ({ data: found(await participantById(db, id)) })

const lastName = inPolishOrder('students.last_name')
const firstName = inPolishOrder('students.first_name')

const ownAt = (ctx: Context, { training_id }: { training_id: number }) =>
  ownParticipants(ctx).select('participants.id').where('participants.training_id', '=', training_id).executeTakeFirst()

export const participantRoutes = routes(participants, {
  board: { subject: led, handle: async (ctx, { id }) => ({ data: shownTo(ctx, await boardOf(ctx, id)) }) },

  candidates: {
    subject: led,
    handle: (ctx, query) =>
      readList(
        ctx.db,
        { ...query, sortBy: query.sortBy ?? 'name' },
        {
          table: 'students',
          matching: candidates(ctx, query.filter ?? ''),
          rows: (students) =>
            students.select(['students.id', 'students.first_name', 'students.last_name', 'students.email']),
          search: sql.ref<string>('students.search'),
          sort: {
            name: [lastName, firstName],
            first_name: [firstName],
            last_name: [lastName, firstName],
            email: [sql`lower(students.email)`],
          },
        },
      ),
  },

  preview: {
    subject: led,
    handle: async (ctx, { id, studentId, email }) => {
      await requireKnown(ctx, studentId, email)
      const { starts_at, price_amount: amount, price_currency: currency } = await training(ctx, id)
      const { refusal, is_paid, due } = await prospectsOf(ctx, id, studentId)
      const price = { amount, currency }
      const all = await overlapsAt(ctx.db, { trainingId: id, studentId })
      const overlapping = { has_overlap: all.length > 0, overlaps: await shownOverlaps(ctx, all) }
      if (!hasPermission(ctx.user, allTrainingsRight)) {
        const packages = await choicesOfArtist(ctx, studentId, starts_at)
        const is_invitation = packages.length === 0
        const nothingPaid = { is_paid: false, price, due: amount, vouchers: [] }
        return { data: { refusal, is_invitation, ...nothingPaid, ...overlapping, packages } }
      }
      return {
        data: {
          ...{ refusal, is_invitation: false, is_paid, price, due, ...overlapping },
          packages: await choicesFor(ctx, studentId, starts_at),
          vouchers: await voucherChoices(ctx.db, studentId, currency, ctx.now),
        },
      }
    },
  },

  register: {
    subject: led,
    handle: async (ctx, { id, student_id, email, student_package_id, voucher_ids, is_overlap_meant }) => {
      await requireKnown(ctx, student_id, email)
      await requirePermittedPayment(ctx, id, { student_id, student_package_id, voucher_ids })
      const made = await register(ctx, {
        trainingId: id,
        studentId: student_id,
        studentPackageId: student_package_id,
        voucherIds: voucher_ids,
        isOverlapMeant: is_overlap_meant,
      })
      return answer(ctx, made)
    },
  },

  confirm: {
    subject: ledParticipant,
    handle: async (ctx, { participant_id }) => {
      await confirm(ctx, participant_id)
      return answer(ctx, participant_id)
    },
  },

  cancel: {
    subject: ledParticipant,
    handle: async (ctx, { id: _, participant_id, ...cancellation }) => {
      await cancelLed(ctx, participant_id, cancellation)
      return answer(ctx, participant_id)
    },
  },

  giveBack: {
    subject: ledParticipant,
    handle: async (ctx, { participant_id, reason }) => {
      await giveBack(ctx, participant_id, reason)
      return answer(ctx, participant_id)
    },
  },

  attend: {
    subject: ledSession,
    handle: async (ctx, { id, session_id, marks }) => {
      await attend(ctx, id, session_id, marks)
      return { data: shownTo(ctx, await boardOf(ctx, id)) }
    },
  },

  grade: {
    subject: ledParticipant,
    handle: async (ctx, { participant_id, outcome, reason, revision }) => {
      await grade(ctx, participant_id, { outcome, reason, revision })
      return answer(ctx, participant_id)
    },
  },

  mine: async (ctx) => ({ data: { seats: await ownSeats(ctx), waiting: await ownWaiting(ctx) } }),
  ownSeat: {
    subject: ownAt,
    handle: async (ctx, { training_id }) => ({ data: found(await ownSeatAt(ctx, training_id)) }),
  },
  applePass: {
    subject: ownAt,
    handle: async (ctx, { training_id }) => passFile(ctx, await seatPass(ctx, training_id)),
  },
  googlePass: {
    subject: ownAt,
    handle: async (ctx, { training_id }) => passLink(ctx, await seatPass(ctx, training_id)),
  },
  confirmOwn: { subject: own, handle: (ctx, { id }) => confirmOwn(ctx, id) },
  cancelOwn: { subject: own, handle: (ctx, { id }) => cancelOwn(ctx, id) },
})

type Paying = {
  student_id: number
  student_package_id?: number | null | undefined
  voucher_ids?: readonly number[] | undefined
}

/** The office may pay with all that a student has, an artist with `choicesOfArtist` alone: for anything else they invite the student. */
async function requirePermittedPayment(
  ctx: Context,
  trainingId: number,
  { student_id, student_package_id, voucher_ids }: Paying,
) {
  if (hasPermission(ctx.user, allTrainingsRight)) return
  const { starts_at } = await training(ctx, trainingId)
  // On the day itself only the office may register participants.
  if (hasBegun({ starts_at }, ctx.now)) fail('training_closed')
  const allowed = await choicesOfArtist(ctx, student_id, starts_at)
  if (!allowed.some(({ id }) => id === student_package_id) || voucher_ids?.length) fail('invitation_needed')
}

function training({ db }: Context, id: number) {
  return db
    .selectFrom('trainings')
    .select(['state', 'starts_at', 'ends_at', 'seats_max', 'seats_taken', 'price_amount', 'price_currency'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Whether those who wait have an entry, or an account that works, is not for an artist to know. */
function shownTo({ user }: Context, board: Board): Board {
  const isOfStudents = board.no_offer === 'no_entry' || board.no_offer === 'blocked'
  return isOfStudents && !hasPermission(user, allTrainingsRight) ? { ...board, no_offer: 'nobody_ready' } : board
}

type Refusal = 'training_full' | 'training_closed' | 'already_participant' | 'already_waiting'

/** What would be in the way of a registration, and what of it is paid already. */
async function prospectsOf(ctx: Context, id: number, studentId: number) {
  const ofStudent = { training_id: id, student_id: studentId }
  const seat = await ctx.db
    .selectFrom('participants')
    .select(['id', 'status', 'student_package_id'])
    .where((eb) => eb.and(ofStudent))
    .executeTakeFirst()
  const waiting = await openWaiting(ctx.db)
    .select('status')
    .where((eb) => eb.and(ofStudent))
    .executeTakeFirst()
  const { seats_max, seats_taken, price_amount, ...times } = await training(ctx, id)
  const isOfOffice = hasPermission(ctx.user, allTrainingsRight)
  const refusal = (): Refusal | null => {
    if (seat && seat.status !== 'CANCELLED') return 'already_participant'
    if (!takesSeats(times, ctx.now) || (!isOfOffice && hasBegun(times, ctx.now))) return 'training_closed'
    if (waiting?.status === 'OFFERED' || seats_taken < seats_max) return null
    return waiting ? 'already_waiting' : 'training_full'
  }
  const due = seat ? (await dueFor(ctx.db, seat.id)).due : price_amount
  return { refusal: refusal(), due, is_paid: seat !== undefined && due === 0 && price_amount > 0 }
}
