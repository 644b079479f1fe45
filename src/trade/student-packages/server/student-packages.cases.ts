import { listeners } from '#app/server/app.ts'
import type { Action, Cases } from '#testing/fixtures/cases.ts'
import { expiring, pausedTo, refundOf, saleTo, soldTo, weekAhead } from '#testing/make/make-sales.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

import { warnOfExpiry } from './expiry-warnings.ts'

const reason = 'Ustalone przez telefon.'

export const studentPackageCases: Cases = {
  answers: `
                guest     student  artist  other  office  owner
    list             401      403     403    403     200    200
    export           401      403     403    403     200    200
    get              401      404     404    404     200    200
    sell             401      403     403    403     201    201
    activate         401      404     404    404     200    200
    pay              401      404     404    404     200    200
    refund           401      404     404    404     200    200
    extend           401      404     404    404     200    200
    pause            401      404     404    404     200    200
    resume           401      404     404    404     200    200
    letArtistRegister 401     404     404    404     200    200
    cancel           401      404     404    404     200    200
  `,
  table: 'student_packages',
  workedOut: { list: ['last_day', 'is_unclaimed', 'entries_refunded', 'refunded_amount'] },
  input: ({ world }) => {
    const sold = (values: object) => soldTo(world.db, null, values)
    const firstArtist = () =>
      world.db.selectFrom('pro_artists').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    return {
      get: () => sold({}),
      sell: () => saleTo(world.db, null),
      activate: () => sold({ status: 'PENDING' }),
      pay: () => sold({ payment_status: 'UNPAID' }),
      refund: async () => ({ ...(await sold({ status: 'CANCELLED' })), ...refundOf(3) }),
      extend: async () => ({ ...(await sold({})), expires_on: '2030-01-31', reason }),
      pause: async () => ({ ...(await sold({})), ...weekAhead(), reason }),
      resume: () => pausedTo(world.db, null, weekAhead()),
      letArtistRegister: async () => ({
        ...(await sold({ pro_artist_id: (await firstArtist()).id })),
        may_artist_register: true,
      }),
      cancel: async () => ({ ...(await sold({})), reason }),
    }
  },
  needsNoTelling: {
    'studentPackage.paid': 'who paid knows it',
    'studentPackage.artistAllowed': 'the student asked for it, and hears of each seat',
  },
  recipients: `
    event                       by      bell     mail
    studentPackage.sold         office  student  -
    studentPackage.activated    office  student  -
    studentPackage.refunded     office  student  -
    studentPackage.extended     office  student  -
    studentPackage.paused       office  student  -
    studentPackage.resumed      office  student  -
    studentPackage.expiryWarned  nobody  student  student
    studentPackage.cancelled    office  student  -
  `,
  deeds: ({ world }) => {
    const { db } = world
    const done =
      (act: 'activate' | 'refund' | 'extend' | 'pause' | 'cancel', values: object, more: object = {}): Action =>
      async ({ student }) => {
        const row = await soldTo(db, student, values)
        return (by) => by.send(studentPackages[act] as typeof studentPackages.activate, { ...row, ...more })
      }
    return {
      'studentPackage.sold': async ({ student }) => {
        const sale = await saleTo(db, student)
        return (by) => by.send(studentPackages.sell, sale)
      },
      'studentPackage.activated': done('activate', { status: 'PENDING' }),
      'studentPackage.refunded': done('refund', { status: 'CANCELLED' }, refundOf(3)),
      'studentPackage.extended': done('extend', {}, { expires_on: '2030-01-31', reason }),
      'studentPackage.paused': done('pause', {}, { ...weekAhead(), reason }),
      'studentPackage.resumed': async ({ student }) => {
        const row = await pausedTo(db, student, weekAhead())
        return (by) => by.send(studentPackages.resume, row)
      },
      'studentPackage.expiryWarned': async ({ student }) => {
        const portal = { ...world.portal, clock: world.clock.now }
        await warnOfExpiry(portal, listeners)
        await soldTo(db, student, expiring(world.clock.now(), 20))
        return () => warnOfExpiry(portal, listeners)
      },
      'studentPackage.cancelled': done('cancel', {}, { reason }),
    }
  },
}
