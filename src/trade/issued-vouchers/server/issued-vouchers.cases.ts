import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { termsOf } from '#testing/make/make-voucher-batches.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { blockVoucher } from '#trade/vouchers/server/vouchers.steps.ts'

const reason = 'Ustalone przez telefon.'

export const issuedVoucherCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    export         401      403     403    403     200    200
    totals         401      403     403    403     200    200
    get            401      404     404    404     200    200
    holding        401      403     403    403     200    200
    issue          401      403     403    403     201    201
    block          401      404     404    404     200    200
    unblock        401      404     404    404     200    200
    adjust         401      404     404    404     200    200
    extend         401      404     404    404     200    200
    refund         401      404     404    404     200    200
    pdf            401      404     404    404     200    200
  `,
  table: 'vouchers',
  workedOut: {
    list: [
      ...['kind', 'currency', 'source', 'state', 'payment_status', 'last_day', 'max_usages', 'uses_left', 'budget'],
      ...['balance', 'is_taken_back', 'is_unclaimed', 'note', 'former_number'],
      // An order of unclaimed ones alone: `oldest-first.test.ts` covers it.
      'unclaimed_since',
    ],
  },
  input: ({ world }) => {
    const { db } = world
    const idOf = async (values: object = {}) => ({ id: (await voucherOf(db, null, values)).id })
    return {
      get: () => idOf(),
      holding: async () => ({ studentId: await studentOf(db, null) }),
      // To somebody who has no such voucher yet.
      issue: async () => ({
        ...termsOf(),
        student_id: await studentOf(db, (await world.person('client')).account.email),
        pro_artist_id: null,
      }),
      block: async () => ({ ...(await idOf()), reason }),
      unblock: async () => {
        const { id } = await idOf()
        await blockVoucher(portalActs(world), id, reason)
        return { id, reason }
      },
      adjust: async () => ({ ...(await idOf()), uses: 1, amount: 0, reason }),
      extend: async () => ({
        ...(await idOf()),
        valid_until: academyDay(new Date(Date.now() + 90 * 86_400_000)),
        reason,
      }),
      refund: async () => ({ ...(await idOf(expiredPaid())), reason }),
      pdf: () => idOf(),
    }
  },
}

/** Paid for, and over without having been used. */
function expiredPaid() {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  return {
    ...({ payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const),
    ...{ issued_at: ago(60), available_at: ago(50), valid_until: ago(2) },
  }
}
