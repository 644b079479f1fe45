import { routes } from '#kit/server/http/context.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { ownVouchers } from './vouchers.queries.ts'

export const voucherRoutes = routes(vouchers, {
  mine: async (ctx) => ({ data: await ownVouchers(ctx) }),
})
