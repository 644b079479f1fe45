import { hasAnyRole } from '#contract/kit/rights.ts'
import { feature } from '#server/kit/http/feature.ts'
import { usableVouchers } from './vouchers.queries.ts'

export const vouchers = feature({
  rights: {
    'can-view-all-vouchers': ['administrator'],
    'can-issue-vouchers': ['administrator'],
    'can-block-vouchers': ['administrator'],
    'can-set-voucher-delay': ['administrator'],
  },
  counters: {
    vouchers: {
      isFor: (user) => hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user, now }) => usableVouchers(db, user, now).select('available_at as since'),
    },
  },
})
