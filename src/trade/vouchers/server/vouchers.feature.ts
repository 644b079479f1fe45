import { hasAnyRole } from '#kit/contract/rights.ts'
import { feature } from '#kit/server/http/feature.ts'
import { voucherBroadcasts, voucherNotices } from './vouchers.notices.ts'
import { voucherData } from './vouchers.personal-data.ts'
import { usableVouchers } from './vouchers.queries.ts'
import { voucherRoutes } from './vouchers.routes.ts'

export const vouchers = feature({
  personalData: voucherData,
  rights: {
    'can-view-all-vouchers': ['administrator'],
    'can-issue-vouchers': ['administrator'],
    'can-block-vouchers': ['administrator'],
    'can-set-voucher-delay': ['administrator'],
  },
  calls: voucherRoutes,
  bell: voucherNotices,
  broadcasts: voucherBroadcasts,
  counters: {
    vouchers: {
      isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user, now }) => usableVouchers(db, user, now).select('available_at as since'),
    },
  },
})
