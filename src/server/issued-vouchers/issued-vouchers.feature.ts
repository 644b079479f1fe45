import { sql } from 'kysely'
import { feature, holds } from '#server/kit/http/feature.ts'
import { unclaimedVouchers } from './issued-vouchers.queries.ts'
import { issuedVoucherRoutes } from './issued-vouchers.routes.ts'

export const issuedVouchers = feature({
  calls: issuedVoucherRoutes,
  counters: {
    unclaimedVouchersCount: {
      queue: 'unclaimedVouchers',
      isFor: holds('can-view-all-vouchers'),
      rows: ({ db, now }) =>
        unclaimedVouchers(db, now).select(sql<string>`least(blocked_at, withdrawn_at, valid_until)`.as('since')),
    },
  },
})
