import type { Cases } from '#testing/fixtures/cases.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'

const reason = 'Ustalone przez telefon.'

export const seatPaymentCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    pay            401      404     404    404     200    200
    waive          401      404     404    404     200    200
    refund         401      404     404    404     200    200
  `,
  workedOut: { list: ['currency', 'due', 'paid', 'waived', 'refunded', 'to_refund', 'by', 'at', 'reason'] },
  input: ({ world: { db } }) => {
    const seat = async (values: object = {}) => ({
      id: await seatAt(db, await trainingOf(db, null), null, values),
      reason,
    })
    return {
      pay: () => seat(),
      waive: () => seat(),
      refund: () => seat({ status: 'CANCELLED', paid_amount: 50_000 }),
    }
  },
  needsNoTelling: {
    'participant.paid': 'who paid knows it',
    'participant.paymentWaived': 'the office agreed on it with them',
    'participant.refunded': 'the money says so',
  },
}
