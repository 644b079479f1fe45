import { participants } from '#teaching/participants/contract/participants.ts'
import type { Action, Cases, Ids } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { ownStudent, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { enterWalletKeys } from '#testing/make/wallets/make-wallet-keys.ts'
import { releaseSeats } from './participants.steps.ts'

const cancellation = { is_entry_returned: true, is_late: false, is_told: true, reason: 'Na prośbę kursanta.' }
type Whose = { own: Ids | null }

export const participantCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    board              401      404     200    404     200    200
    candidates         401      404     200    404     200    200
    preview            401      404     200    404     200    200
    register           401      404     201    404     201    201
    confirm            401      404     200    404     200    200
    cancel             401      404     200    404     200    200
    giveBack           401      404     403    404     200    200
    attend             401      404     200    404     200    200
    grade              401      404     200    404     200    200
    mine               401      200     200    200     200    200
    ownSeat            401      200     404    404     404    404
    applePass          401      200     404    404     404    404
    googlePass         401      200     404    404     404    404
    confirmOwn         401      204     404    404     404    404
    cancelOwn          401      204     404    404     404    404
  `,
  input: ({ world }) => {
    const { db } = world
    const training = async ({ own }: Whose, values: object = {}) => ({
      id: await trainingOf(db, own?.id ?? null, values),
    })
    // Trainings must not overlap for a student: each has hours of its own, at which no student of the demo has a
    // training.
    let startsIn = 60 * 24
    const atItsTime = (whose: Whose) => {
      startsIn += 7
      return training(whose, { startsIn })
    }
    const student = async () => ({
      student_id: await studentOf(db, null),
      email: await emailOf(await studentOf(db, null)),
    })
    const emailOf = async (id: number) =>
      (await db.selectFrom('students').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
    const seat = async (whose: Whose, values: object = {}) => {
      const { id } = await training(whose, values)
      return { id, participant_id: await seatAt(db, id, null) }
    }
    const held = (whose: Whose) => seat(whose, { startsIn: -8 })
    const ownSeat = async (whose: Whose) => ({
      id: await seatAt(db, await trainingOf(db, null), await ownStudent(db, whose)),
    })
    const seatInWallet = async (whose: Whose) => {
      await enterWalletKeys(world)
      const training_id = await trainingOf(db, null)
      await seatAt(db, training_id, await ownStudent(db, whose))
      return { training_id }
    }
    return {
      board: training,
      candidates: training,
      preview: async (whose) => {
        const { student_id: studentId, email } = await student()
        return { ...(await training(whose)), studentId, email }
      },
      // An artist registers with a package that they sold, and with which the office lets them.
      register: async (whose) => {
        const who = await student()
        const allowed = { pro_artist_id: whose.own?.id ?? null, may_artist_register: true }
        const expires_at = new Date(Date.now() + 365 * 86_400_000)
        const { id: student_package_id } = await soldTo(db, who.email, { ...allowed, expires_at })
        return { ...(await atItsTime(whose)), ...who, student_package_id }
      },
      confirm: seat,
      cancel: async (whose) => ({ ...(await seat(whose)), ...cancellation }),
      giveBack: async (whose) => {
        const { id } = await training(whose)
        const cancelled = { status: 'CANCELLED', paid_amount: 5000, is_payment_kept: true } as const
        return { id, participant_id: await seatAt(db, id, null, cancelled), reason: 'Choroba.' }
      },
      attend: async (whose) => {
        const { id, participant_id } = await held(whose)
        const session = await db
          .selectFrom('training_sessions')
          .select('id')
          .where('training_id', '=', id)
          .executeTakeFirstOrThrow()
        return { id, session_id: session.id, marks: [{ participant_id, is_present: true }] }
      },
      grade: async (whose) => ({ ...(await held(whose)), outcome: 'NO_SHOW' }),
      ownSeat: seatInWallet,
      applePass: seatInWallet,
      googlePass: seatInWallet,
      confirmOwn: ownSeat,
      cancelOwn: ownSeat,
    }
  },
  needsNoTelling: {
    'participant.attendanceRecorded': 'who was there knows it',
    'participant.graded': 'whoever passed hears of the certificate',
    'participant.attendanceUndone': 'a certificate that goes with it is told of by itself',
  },
  recipients: `
    event                   by      bell            mail
    participant.registered  office  artist student  student
    participant.confirmed   office  artist student  -
    participant.cancelled   office  artist student  student
    participant.released    nobody  student         student
    participant.givenBack   office  student         -
  `,
  deeds: ({ world }) => {
    const { db } = world
    const about =
      (call: 'confirm' | 'cancel'): Action =>
      async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        const participant_id = await seatAt(db, id, student)
        return (by) =>
          by.send(participants[call] as typeof participants.cancel, { id, participant_id, ...cancellation })
      }
    return {
      'participant.registered': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        const student_id = await studentOf(db, student)
        return (by) =>
          by.send(participants.register, { id, student_id, student_package_id: null, is_overlap_meant: true })
      },
      'participant.confirmed': about('confirm'),
      'participant.cancelled': about('cancel'),
      'participant.givenBack': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        const cancelled = { status: 'CANCELLED', paid_amount: 5000, is_payment_kept: true } as const
        const participant_id = await seatAt(db, id, student, cancelled)
        return (by) => by.send(participants.giveBack, { id, participant_id, reason: 'Choroba.' })
      },
      'participant.released': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId, { state: 'CANCELLED', cancel_reason: 'Awaria w studiu.' })
        await seatAt(db, id, student)
        return () => releaseSeats(portalActs(world), id)
      },
    }
  },
}
