import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import type { Cases, Ids } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { offerAt, ownStudent, trainingOf, waitingAt } from '#testing/make/make-seats.ts'
import { moveOn, notifyUnpaid, replaceOfferLinks } from './waiting-list.steps.ts'

type Whose = { own: Ids | null }
const full = { seats_max: 1 }

export const waitingListCases: Cases = {
  answers: `
                    guest     student  artist  other  office  owner
    join                 401      404     204    404     204    204
    invite               401      404     204    404     204    204
    remove               401      404     204    404     204    204
    accept               401      204     404    404     404    404
    leave                401      204     404    404     404    404
    offer                200      200     200    200     200    200
    acceptOffer          200      200     200    200     200    200
    declineOffer         200      200     200    200     200    200
  `,
  input: ({ world: { db } }) => {
    const training = ({ own }: Whose) => trainingOf(db, own?.id ?? null)
    // Trainings must not overlap for a student: each is on a day of its own, on which no student of the demo has one.
    let day = 60
    const onItsDay = () => {
      day += 2
      return trainingOf(db, null, { startsIn: 24 * day })
    }
    const ownOffer = async (whose: Whose) => offerAt(db, await onItsDay(), await ownStudent(db, whose))
    const offer = async () => ({ hash: (await offerAt(db, await onItsDay(), null)).hash })
    const somebody = async () => {
      const student_id = await studentOf(db, null)
      const { email } = await db
        .selectFrom('students')
        .select('email')
        .where('id', '=', student_id)
        .executeTakeFirstOrThrow()
      return { student_id, email }
    }
    return {
      invite: async (whose) => ({ id: await training(whose), ...(await somebody()) }),
      join: async (whose) => ({ id: await training(whose), ...(await somebody()), is_paid_otherwise: true }),
      remove: async (whose) => {
        const id = await training(whose)
        return { id, waiting_id: await waitingAt(db, id, null) }
      },
      accept: async (whose) => ({ id: (await ownOffer(whose)).id, student_package_id: null }),
      leave: async (whose) => ({ id: (await ownOffer(whose)).id }),
      offer,
      acceptOffer: async () => ({ ...(await offer()), student_package_id: null }),
      declineOffer: offer,
    }
  },
  ofOwnRow: ['accept'],
  needsNoTelling: { 'waitingStudent.declined': 'who declined knows it, and the seat goes to the next' },
  recipients: `
    event                     by      bell     mail
    waitingStudent.joined     office  student  -
    waitingStudent.unpaid     nobody  student  student
    waitingStudent.invited    artist  student  student
    waitingStudent.offered    nobody  student  student
    waitingStudent.linkSent   nobody  -        student
    waitingStudent.expired    nobody  student  -
    waitingStudent.removed    office  student  -
    waitingStudent.closed     nobody  student  -
    waitingStudent.calledOff  nobody  student  student
  `,
  deeds: ({ world }) => {
    const { db } = world
    const moved = (id: number) => () => moveOn(portalActs(world), id)
    return {
      'waitingStudent.joined': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId, full)
        await offerAt(db, id, null)
        const student_id = await studentOf(db, student)
        return (by) => by.send(waitingList.join, { id, student_id, is_paid_otherwise: true })
      },
      'waitingStudent.unpaid': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId, { startsIn: 24 * 900 })
        const waiting = await waitingAt(db, id, student)
        await db.updateTable('waiting_students').set({ is_paid_otherwise: false }).where('id', '=', waiting).execute()
        return () => notifyUnpaid(portalActs(world), id)
      },
      'waitingStudent.invited': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        const student_id = await studentOf(db, student)
        return (by) => by.send(waitingList.invite, { id, student_id, email: student })
      },
      'waitingStudent.offered': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        await waitingAt(db, id, student)
        return moved(id)
      },
      'waitingStudent.linkSent': async ({ id: artistId, student }) => {
        await offerAt(db, await trainingOf(db, artistId), student)
        const { user_id } = await db
          .selectFrom('students')
          .select('user_id')
          .where('email', '=', student)
          .executeTakeFirstOrThrow()
        return () => replaceOfferLinks(portalActs(world), user_id)
      },
      'waitingStudent.expired': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        await offerAt(db, id, student, -1)
        return moved(id)
      },
      'waitingStudent.removed': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId)
        const waiting_id = await waitingAt(db, id, student)
        return (by) => by.send(waitingList.remove, { id, waiting_id })
      },
      'waitingStudent.closed': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId, { startsIn: -1 })
        await waitingAt(db, id, student)
        return moved(id)
      },
      'waitingStudent.calledOff': async ({ id: artistId, student }) => {
        const id = await trainingOf(db, artistId, { state: 'CANCELLED' })
        await waitingAt(db, id, student)
        return moved(id)
      },
    }
  },
}
