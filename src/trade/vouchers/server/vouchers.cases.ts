import type { Actor } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Action, Cases } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { enterWalletKeys } from '#testing/make/wallets/make-wallet-keys.ts'
import {
  adjustVoucher,
  blockVoucher,
  extendVoucher,
  issueVouchers,
  refundVoucher,
  takeBackVoucher,
  unblockVoucher,
} from './vouchers.steps.ts'

const reason = 'Ustalone przez telefon.'

export const voucherCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    mine              401      200     200    200     200    200
    applePass         401      200     404    404     404    404
    googlePass        401      200     404    404     404    404
  `,
  ofOwnRow: ['mine', 'applePass', 'googlePass'],
  input: ({ world }) => {
    const voucher = async () => {
      await enterWalletKeys(world)
      return voucherOf(world.db, null)
    }
    return { applePass: voucher, googlePass: voucher }
  },
  recipients: `
    event               by      bell     mail
    voucher.issued      nobody  student  -
    voucher.blocked     nobody  student  -
    voucher.unblocked   nobody  student  -
    voucher.adjusted    nobody  student  -
    voucher.extended    nobody  student  -
    voucher.takenBack   nobody  student  -
    voucher.refunded    nobody  student  -
  `,
  deeds: ({ world }) => {
    const { db } = world
    const step =
      (act: (ctx: Actor, id: number) => Promise<unknown>, values = {}): Action =>
      async ({ student }) => {
        const { id } = await voucherOf(db, student, values)
        return () => act(portalActs(world), id)
      }
    return {
      'voucher.issued': async ({ learner: _, student }) => {
        const { id: holder_id } = await db
          .selectFrom('users')
          .select('id')
          .where('email', '=', student)
          .executeTakeFirstOrThrow()
        return () => issueVouchers(portalActs(world), [{ holder_id, kind: 'PERCENT', value: 10, source: 'REVIEW' }])
      },
      'voucher.blocked': step((ctx, id) => blockVoucher(ctx, id, reason)),
      'voucher.unblocked': async ({ student }) => {
        const { id } = await voucherOf(db, student)
        await blockVoucher(portalActs(world), id, reason)
        return () => unblockVoucher(portalActs(world), id, null)
      },
      'voucher.adjusted': step((ctx, id) => adjustVoucher(ctx, id, { uses: 1, reason })),
      'voucher.extended': step((ctx, id) =>
        extendVoucher(ctx, id, { valid_until: shift(new Date(), { days: 90 }), reason }),
      ),
      'voucher.takenBack': step((ctx, id) => takeBackVoucher(ctx, id, reason)),
      'voucher.refunded': step((ctx, id) => refundVoucher(ctx, id, reason), {
        payment_status: 'PAID',
        price_amount: 30_000,
        price_currency: 'PLN',
        // What can still be used is not paid back.
        valid_until: shift(new Date(), { minutes: -1 }),
      }),
    }
  },
}
