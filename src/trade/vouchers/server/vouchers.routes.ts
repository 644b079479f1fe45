import { passFile, passLink } from '#academy/wallets/server/pass.queries.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { type OwnVoucher, vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { voucherPass } from './voucher-pass.ts'
import { ownVouchers } from './vouchers.queries.ts'

const own = async (ctx: Context, { id }: { id: number }) =>
  (await ownVouchers(ctx)).find((voucher) => voucher.id === id)

export const voucherRoutes = routes(vouchers, {
  mine: async (ctx) => ({ data: await ownVouchers(ctx) }),
  applePass: { subject: own, handle: (ctx, _id, voucher: OwnVoucher) => passFile(ctx, voucherPass(ctx, voucher)) },
  googlePass: { subject: own, handle: (ctx, _id, voucher: OwnVoucher) => passLink(ctx, voucherPass(ctx, voucher)) },
})
