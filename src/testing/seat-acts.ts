import { sql } from 'kysely'
import { wallClock } from '#contract/kit/time-zone.ts'
import { type Outcome, outcomes } from '#contract/participants/participants.flow.ts'
import type { User } from '#contract/session/session.ts'
import type { StudentPackage } from '#contract/student-packages/student-packages.ts'
import { removeArtist } from '#server/artists/removal.ts'
import { draftOf } from '#server/calendar/moving.ts'
import { correctCertificate, revoke } from '#server/certificates/certificates.steps.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { academyDay, shift } from '#server/kit/postgres/instant.ts'
import { cancelLed } from '#server/participants/cancel-led.steps.ts'
import { giveBack } from '#server/participants/give-back.steps.ts'
import { attend, grade } from '#server/participants/outcomes.steps.ts'
import { cancelOwn, confirm, register } from '#server/participants/participants.steps.ts'
import { writePayment } from '#server/participants/seat-payments.steps.ts'
import { openWaiting } from '#server/participants/waiting-list.queries.ts'
import {
  acceptOffer,
  invite,
  joinWaitingList,
  leaveWaitingList,
  moveOn,
} from '#server/participants/waiting-list.steps.ts'
import { closeAccount } from '#server/session/closing.steps.ts'
import { actHandlers } from '#server/student-packages/act-handlers.ts'
import { pauseHandlers } from '#server/student-packages/pause-handlers.ts'
import { saleHandlers } from '#server/student-packages/sale-handlers.ts'
import { expirePackages } from '#server/student-packages/student-packages.queries.ts'
import { entryChoices } from '#server/student-packages/student-packages.steps.ts'
import { hasPast } from '#server/students/past.queries.ts'
import { forgetStudent } from '#server/students/students.steps.ts'
import { trainingDetails } from '#server/trainings/training-details.queries.ts'
import { createTraining, editTraining } from '#server/trainings/training-edits.steps.ts'
import { moveTraining } from '#server/trainings/trainings.steps.ts'
import { redeemVoucher, returnRedemption } from '#server/vouchers/redemptions.steps.ts'
import {
  adjustVoucher,
  blockVoucher,
  extendVoucher,
  issueVouchers,
  refundVoucher,
  takeBackVoucher,
  unblockVoucher,
} from '#server/vouchers/vouchers.steps.ts'
import { saleTo } from './make-sales.ts'
import { newDraft } from './make-trainings.ts'
import { byHand } from './seat-sums.ts'

/* What people, the office and the clock do about seats, each by the portal's own steps. */

const reason = 'Losowo.'

/** Some weeks of an academy: what the acts are about, and the hour that it has become. */
export type Story = {
  now: Date
  /** Of the first artist; the trainings of another one stay when that one is removed. */
  artist: User
  artistIds: number[]
  trainings: number[]
  students: number[]
  vouchers: number[]
}

/** Which of them, and a few numbers that decide the rest. */
export type At = {
  place: number
  student: number
  trainingId: number
  studentId: number
  voucherId: number
  flag: boolean
  hours: number
}

type Act = (ctx: Context, at: At, story: Story) => Promise<unknown>

/** Whatever there is nothing of is left out. */
export const seatActs = {
  register: async (ctx, at) => {
    const { trainingId, studentId, flag } = at
    const studentPackageId = flag ? await packageOf(ctx, at) : null
    await register(ctx, { trainingId, studentId, studentPackageId, isOverlapMeant: true })
  },
  registerWithVoucher: (ctx, { trainingId, studentId, voucherId }) =>
    register(ctx, { trainingId, studentId, voucherIds: [voucherId], isOverlapMeant: true }),
  confirm: about('taken', (ctx, id) => confirm(ctx, id)),
  cancel: about('taken', (ctx, id, { flag, hours }, { artist }) => {
    const by = hours % 3 === 0 ? { ...ctx, user: artist } : ctx
    return cancelLed(by, id, { is_entry_returned: flag, is_late: !flag, is_told: false, reason })
  }),
  giveUp: about('taken', (ctx, id) => cancelOwn(ctx, id)),
  join: (ctx, { trainingId, studentId, flag }) =>
    joinWaitingList(ctx, { trainingId, studentId, isPaidOtherwise: flag }),
  invite: (ctx, { trainingId, studentId }) => invite(ctx, trainingId, studentId),
  accept: async (ctx, at) => {
    const student_package_id = at.hours % 3 > 0 ? await packageOf(ctx, at) : null
    const id = await waitingOf(ctx, at)
    if (id) await acceptOffer(ctx, id, { student_package_id, is_overlap_meant: true })
  },
  leave: async (ctx, at) => {
    const id = await waitingOf(ctx, at)
    if (id) await leaveWaitingList(ctx, id, at.flag ? 'declined' : 'removed')
  },

  pay: about('any', (ctx, id, { flag }) => writePayment(ctx, id, flag ? 'pay' : 'waive', reason)),
  refund: about('any', (ctx, id) => writePayment(ctx, id, 'refund', reason)),
  giveBack: about('any', (ctx, id) => giveBack(ctx, id, reason)),

  redeem: about('taken', (ctx, id, { voucherId }) => redeemVoucher(ctx, { id: voucherId }, id)),
  returnUse: about('any', async (ctx, id) => {
    const use = ctx.db.selectFrom('voucher_entries').select('id').where('participant_id', '=', id)
    const last = await use.where('kind', '=', 'USE').orderBy('id', 'desc').executeTakeFirst()
    if (last) await returnRedemption(ctx, last.id, reason)
  }),
  block: (ctx, { voucherId, flag }) =>
    flag ? unblockVoucher(ctx, voucherId, reason) : blockVoucher(ctx, voucherId, reason),
  adjust: async (ctx, { voucherId, flag, hours }) => {
    const { balance } = await ctx.db
      .selectFrom('vouchers')
      .select('balance')
      .where('id', '=', voucherId)
      .executeTakeFirstOrThrow()
    const change = balance === null || hours % 3 === 0 ? { uses: flag ? 1 : -1 } : { amount: flag ? 7000 : -7000 }
    await adjustVoucher(ctx, voucherId, { ...change, reason })
  },
  extendVoucher: (ctx, { voucherId, hours }) =>
    extendVoucher(ctx, voucherId, { valid_until: shift(ctx.now, { days: hours }), reason }),
  refundVoucher: (ctx, { voucherId }) => refundVoucher(ctx, voucherId, reason),
  takeBackVoucher: async (ctx, { voucherId, hours }) => hours < 10 && takeBackVoucher(ctx, voucherId, reason),
  /** Another voucher for whoever's is over. */
  issue: async (ctx, { student, voucherId, flag }, story) => {
    const voucher = ctx.db.selectFrom('vouchers').select(['holder_id', 'blocked_at', 'uses_left'])
    const { holder_id, blocked_at, uses_left } = await voucher.where('id', '=', voucherId).executeTakeFirstOrThrow()
    if (!blocked_at && uses_left > 0) return
    const [id] = await issueVouchers(ctx, [{ ...(flag ? giftCard : tenUses), holder_id, source: 'ADMIN' }])
    story.vouchers[student] = id as number
  },

  sellPackage: async (ctx, { studentId, flag, hours }) => {
    const sale = { ...(await saleTo(ctx.db, null)), student_id: studentId, is_activated: flag }
    await saleHandlers.sell(ctx, { ...sale, payment_status: hours % 3 > 0 ? 'PAID' : 'UNPAID' })
  },
  activatePackage: anyPackage((ctx, id) => actHandlers.activate.handle(ctx, { id }), 'PENDING'),
  payPackage: anyPackage((ctx, id) => actHandlers.pay.handle(ctx, { id })),
  pausePackage: anyPackage((ctx, id, { hours }) => {
    const dayIn = (days: number) => academyDay(new Date(shift(ctx.now, { days })))
    return pauseHandlers.pause.handle(ctx, { id, reason, starts_on: dayIn(hours % 5), ends_on: dayIn(hours % 9) })
  }, 'ACTIVE'),
  resumePackage: anyPackage((ctx, id) => pauseHandlers.resume.handle(ctx, { id }), 'ACTIVE'),
  cancelPackage: anyPackage((ctx, id) => actHandlers.cancel.handle(ctx, { id, reason })),
  refundPackage: anyPackage((ctx, id) => actHandlers.refund.handle(ctx, { id, reason })),
  extendPackage: anyPackage((ctx, id, { hours }) => {
    const expires_on = academyDay(new Date(shift(ctx.now, { days: hours })))
    return actHandlers.extend.handle(ctx, { id, reason, expires_on })
  }),

  edit: async (ctx, { trainingId, flag, hours }, { artist }) => {
    const training = found(await trainingDetails(ctx, trainingId))
    const by = flag && training.artist?.id === artist.pro_artist?.id ? { ...ctx, user: artist } : ctx
    const sessions = training.sessions.map(({ id, day, from, to }) => ({ id: id as number | null, day, from, to }))
    const change = edits[hours % edits.length]?.(training, hours, ctx.now, sessions)
    await editTraining(by, trainingId, {
      ...{ ...draftOf(training), sessions, ...change },
      ...{ overlap_reason: reason, held_reason: reason, revision: undefined },
    } as Parameters<typeof editTraining>[2])
  },
  /** The next step to being published; sometimes one back. */
  open: async (ctx, { trainingId, flag, hours }) => {
    const { state } = found(await trainingDetails(ctx, trainingId))
    const decided = hours % 4 > 0 ? 'accept' : 'reject'
    const shown = state === 'PUBLISHED' ? 'unpublish' : 'publish'
    const step = state === 'PENDING_VERIFICATION' ? decided : state === 'REJECTED' ? 'submit' : shown
    if (step !== 'unpublish' || flag)
      await moveTraining(ctx, trainingId, step, { comment: reason, overlapReason: reason })
  },
  callOff: async (ctx, { trainingId, hours }, { artist }) => {
    const by = hours % 2 === 0 ? ctx : { ...ctx, user: artist }
    if (hours < 8) await moveTraining(by, trainingId, 'cancel', { comment: reason })
  },
  /** Another training where one is over. */
  plan: async (ctx, { place, trainingId }, story) => {
    const training = ctx.db.selectFrom('trainings').select('state').where('id', '=', trainingId)
    const { state } = await training.executeTakeFirstOrThrow()
    if (state === 'COMPLETED' || state === 'CANCELLED') story.trainings[place] = await planned(ctx, story, place)
  },
  removeArtist: async (ctx, { hours }, { artistIds }) => {
    if (hours > 9 || artistIds.length < 2) return
    await removeArtist(ctx, artistIds[0] as number)
    artistIds.shift()
  },

  attend: async (ctx, at) => {
    const participant_id = await seatOf(ctx, at, 'taken')
    const sessions = await sessionsOf(ctx, at.trainingId)
    const session = sessions[at.hours % Math.max(1, sessions.length)]
    const is_present = at.hours % 7 === 0 ? null : at.flag
    if (participant_id && session) await attend(ctx, at.trainingId, session.id, [{ participant_id, is_present }])
  },
  grade: about('taken', (ctx, id, { hours }) =>
    grade(ctx, id, { outcome: outcomes[hours % outcomes.length] as Outcome, reason }),
  ),
  /** Everybody's attendance, and what follows from it. */
  complete: async (ctx, { trainingId, hours }) => {
    const seats = await ctx.db
      .selectFrom('participants')
      .select('id')
      .where('training_id', '=', trainingId)
      .where('status', '!=', 'CANCELLED')
      .execute()
    const marks = seats.map(({ id }) => ({ participant_id: id, is_present: (id + hours) % 3 > 0 }))
    for (const { id } of await sessionsOf(ctx, trainingId))
      if (marks.length > 0) await attend(ctx, trainingId, id, marks)
    await moveTraining(ctx, trainingId, 'complete')
  },
  correctCertificate: async (ctx, { trainingId, hours }) => {
    const valid = ctx.db.selectFrom('certificates').select('id').where('training_id', '=', trainingId)
    const certificate = await valid.where('state', '=', 'VALID').executeTakeFirst()
    if (certificate) await correctCertificate(ctx, certificate.id, { holder: `Anna ${hours}` }, reason)
  },
  revokeCertificate: async (ctx, { trainingId }) => {
    const valid = ctx.db.selectFrom('certificates').select('id').where('training_id', '=', trainingId)
    const certificate = await valid.where('state', '=', 'VALID').executeTakeFirst()
    if (certificate) await revoke(ctx, certificate.id, byHand)
  },

  /** An account goes where nothing hangs on it. */
  closeAccount: async ({ db }, { studentId, hours }) => {
    if (hours > 3) return
    const student = db.selectFrom('students').select('user_id').where('id', '=', studentId)
    const free = await student.where(hasPast, '=', false).executeTakeFirst()
    if (!free?.user_id) return fail('account_of_student')
    await forgetStudent(db, free.user_id)
    await closeAccount(db, free.user_id)
  },
  /** The clock comes by some hours later, or once a training is over. */
  wait: async (ctx, { trainingId, flag, hours }, story) => {
    const { ends_at } = found(await trainingDetails(ctx, trainingId))
    const over = flag && ends_at ? Date.parse(shift(new Date(ends_at), { hours: 1 })) : 0
    story.now = new Date(Math.max(over, Date.parse(shift(ctx.now, { hours }))))
    for (const id of story.trainings) await moveOn({ ...ctx, now: story.now }, id)
    await expirePackages(ctx.db, story.now)
  },
} as const satisfies Record<string, Act>

/** A training of somebody's that takes seats, in some days. */
export async function planned(ctx: Context, { artistIds, now }: Story, place: number): Promise<number> {
  const day = (days: number) => academyDay(new Date(shift(now, { days })))
  const { id } = await createTraining(ctx, {
    ...newDraft(),
    pro_artist_id: artistIds[place % artistIds.length],
    seats_max: [1, 2, 3, 5][place] as number,
    sessions: [2, 3].map((days) => ({ id: null, day: day(days + place * 3), from: '09:00', to: '16:00' })),
    overlap_reason: reason,
  } as Parameters<typeof createTraining>[1])
  for (const step of ['submit', 'accept', 'publish'] as const)
    await moveTraining(ctx, id, step, { overlapReason: reason })
  return id
}

const paid = { currency: 'PLN', price: { amount: 30_000, currency: 'PLN' }, kind: 'AMOUNT' } as const
const tenUses = { ...paid, value: 30_000, max_usages: 10 }
export const giftCard = { ...paid, value: 40_000, budget: 120_000, max_usages: 20 }

type Typed = { id: number | null; day: string; from: string; to: string }
type Edited = { seats_max: number; seats_taken: number }

/** What an edit changes: what is paid, how many come, what is printed, and when it is. */
const edits: ((training: Edited, hours: number, now: Date, sessions: Typed[]) => object)[] = [
  (_, hours) => ({ price: { amount: hours % 4 === 0 ? 0 : 20_000 + hours * 1000, currency: 'PLN' } }),
  ({ seats_taken }, hours) => ({ seats_max: Math.max(1, seats_taken, hours % 6), seats_min: 1 }),
  (_, hours) => ({ title: { pl: `Szkolenie ${hours}`, 'en-US': `Training ${hours}` } }),
  (_, hours, now, sessions) => ({ sessions: [at(sessions[0], shift(now, { hours: -hours })), ...sessions.slice(1)] }),
  (_, hours, now, sessions) => ({
    sessions: [...sessions.slice(0, -1), at(sessions.at(-1), shift(now, { hours: hours * 3 }))],
  }),
  (_, __, ___, sessions) => ({ sessions: sessions.slice(0, Math.max(1, sessions.length - 1)) }),
  (_, hours, now, sessions) => ({ sessions: [...sessions.slice(-3), at(undefined, shift(now, { days: hours / 4 }))] }),
]

/** A session at another time, or a new one. */
function at(session: Typed | undefined, instant: string): Typed {
  return { id: session?.id ?? null, day: wallClock(instant, 'Europe/Warsaw').day, from: '10:00', to: '15:00' }
}

/** About the student's seat at the training, or somebody else's, where there is one. */
function about(which: 'taken' | 'any', act: (ctx: Context, id: number, at: At, story: Story) => Promise<unknown>): Act {
  return async (ctx, at, story) => {
    const id = await seatOf(ctx, at, which)
    if (id) await act(ctx, id, at, story)
  }
}

/** About one of the student's packages, in this state if there is one. */
function anyPackage(
  act: (ctx: Context, id: number, at: At) => Promise<unknown>,
  status: StudentPackage['status'] | null = null,
): Act {
  return async (ctx, at) => {
    const sold = ctx.db.selectFrom('student_packages').select('id').where('student_id', '=', at.studentId)
    const inState = sold.orderBy(sql`status is distinct from ${status}`)
    const row = await inState.orderBy(sql`(id + ${at.hours}) % 5`).orderBy('id').limit(1).executeTakeFirst()
    if (row) await act(ctx, row.id, at)
  }
}

/** What expires first, or else one that is spent. */
async function packageOf(ctx: Context, { trainingId, studentId }: At): Promise<number> {
  const training = ctx.db.selectFrom('trainings').select('starts_at').where('id', '=', trainingId)
  const { starts_at } = await training.executeTakeFirstOrThrow()
  const [first] = await entryChoices(ctx, studentId, new Date(starts_at ?? ctx.now))
  if (first) return first.id
  const any = ctx.db.selectFrom('student_packages').select('id').where('student_id', '=', studentId)
  return (await any.executeTakeFirst())?.id ?? 0
}

async function seatOf({ db }: Context, { trainingId, studentId }: At, which: 'taken' | 'any') {
  const seat = await db
    .selectFrom('participants')
    .select('id')
    .where('training_id', '=', trainingId)
    .$if(which === 'taken', (some) => some.where('status', '!=', 'CANCELLED'))
    .orderBy((eb) => eb('student_id', '!=', studentId))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return seat?.id
}

async function waitingOf({ db }: Context, { trainingId, studentId }: At) {
  const waiting = await openWaiting(db)
    .select('id')
    .where('training_id', '=', trainingId)
    .orderBy((eb) => eb('student_id', '!=', studentId))
    .orderBy((eb) => eb('status', '!=', 'OFFERED'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return waiting?.id
}

function sessionsOf({ db }: Context, trainingId: number) {
  return db.selectFrom('training_sessions').select('id').where('training_id', '=', trainingId).orderBy('id').execute()
}
