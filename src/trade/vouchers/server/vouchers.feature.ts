import { hasAnyRole } from '#kit/contract/rights.ts'
import { feature } from '#kit/server/http/feature.ts'
import { delayedVouchers } from './voucher-delay.queries.ts'
import { voucherMerging } from './vouchers.merging.ts'
import { voucherBroadcasts, voucherNotices } from './vouchers.notices.ts'
import { voucherData } from './vouchers.personal-data.ts'
import { usableVouchers } from './vouchers.queries.ts'
import { voucherRoutes } from './vouchers.routes.ts'

export const vouchers = feature({
  personalData: voucherData,
  merging: voucherMerging,
  rights: {
    'can-view-all-vouchers': { holders: ['administrator'], group: 'students' },
    'can-issue-vouchers': { holders: ['administrator'], group: 'students' },
    'can-block-vouchers': { holders: ['administrator'], group: 'students' },
    'can-set-voucher-delay': { holders: ['administrator'], group: 'office' },
  },
  calls: voucherRoutes,
  bell: voucherNotices,
  broadcasts: voucherBroadcasts,
  parts: { delayedVouchers },
  counters: {
    vouchers: {
      isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user, now }) => usableVouchers(db, user, now).select('available_at as since'),
    },
  },
})
