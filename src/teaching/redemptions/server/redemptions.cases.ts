import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { redeemedAt, voucherAtTraining } from '#testing/make/make-vouchers.ts'

export const redemptionCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    check             401      403     200    200     200    200
    redeem            401      403     201    404     201    201
    latest            401      403     200    200     200    200
    giveBack          401      404     200    404     200    200
  `,
  ofOwnRow: ['latest'],
  input: ({ world }) => ({
    check: async ({ own }) => ({ code: (await voucherAtTraining(world.db, own?.id ?? null, null)).code }),
    redeem: async ({ own }) => {
      const { code, participant_id } = await voucherAtTraining(world.db, own?.id ?? null, null)
      return { code, participant_id }
    },
    giveBack: async ({ own }) => ({ id: (await redeemedAt(world, own?.id ?? null, null)).redemption }),
  }),
  recipients: `
    event               by      bell     mail
    voucher.redeemed    artist  student  -
    voucher.returned    artist  student  -
  `,
  deeds: ({ world }) => ({
    'voucher.redeemed': async ({ id, student }) => {
      const { code, participant_id } = await voucherAtTraining(world.db, id, student)
      return (by) => by.send(redemptions.redeem, { code, participant_id })
    },
    'voucher.returned': async ({ id, student }) => {
      const { redemption } = await redeemedAt(world, id, student)
      return (by) => by.send(redemptions.giveBack, { id: redemption })
    },
  }),
}
