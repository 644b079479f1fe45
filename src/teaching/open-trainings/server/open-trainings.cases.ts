import type { Cases, Make } from '#testing/fixtures/cases.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { ownStudent, trainingOf } from '#testing/make/make-seats.ts'

const wanted = { technique: null, kind: 'GROUP', language: null, near: 'Kraków' } as const

export const openTrainingCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    list          401      200     200    200     200    200
    cities        401      200     200    200     200    200
    get           401      200     200    200     200    200
    take          401      204     403    403     403    403
    wait          401      204     403    403     403    403
    request       401      204     403    403     403    403
    alerts        401      200     200    200     200    200
    addAlert      401      200     403    403     403    403
    removeAlert   401      204     404    404     404    404
  `,
  ofOwnRow: 'all',
  workedOut: { list: ['time_zone', 'has_entry', 'place'] },
  input: ({ world: { db } }) => {
    // A student has one training at a time, and none of the demo at these hours.
    let startsIn = 60 * 24
    const training = async () => {
      startsIn += 7
      return { id: await trainingOf(db, null, { startsIn, state: 'PUBLISHED' }) }
    }
    const alert: Make = async (whose) => {
      const student_id = await studentOf(db, await ownStudent(db, whose))
      const row = { ...wanted, student_id, created_at: new Date() }
      return db.insertInto('training_alerts').values(row).returning('id').executeTakeFirstOrThrow()
    }
    return {
      get: training,
      take: async (whose) => {
        const expires_at = new Date(Date.now() + 365 * 86_400_000)
        const { id: student_package_id } = await soldTo(db, await ownStudent(db, whose), { expires_at })
        return { ...(await training()), student_package_id }
      },
      wait: training,
      request: training,
      addAlert: () => wanted,
      removeAlert: alert,
    }
  },
  needsNoTelling: {
    'trainingAlert.added': 'it is the student’s own',
    'trainingAlert.removed': 'it is the student’s own',
  },
}
