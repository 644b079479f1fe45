import { feature, holds } from '#kit/server/http/feature.ts'
import { unclaimedSince, unclaimedVouchers } from './issued-vouchers.queries.ts'
import { issuedVoucherRecords } from './issued-vouchers.records.ts'
import { issuedVoucherRoutes } from './issued-vouchers.routes.ts'

export const issuedVouchers = feature({
  records: issuedVoucherRecords,
  details: { hidden: ['entry_id'] },
  calls: issuedVoucherRoutes,
  counters: {
    unclaimedVouchersCount: {
      queue: 'unclaimedVouchers',
      isFor: holds('can-view-all-vouchers'),
      rows: ({ db, now }) => unclaimedVouchers(db, now).select(unclaimedSince.as('since')),
    },
  },
})
