import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconGift } from '~icons'

/** Vouchers as the office issues them. */
export const issuedVoucherScreens = screensOf({
  guard: 'can-view-all-vouchers',
  records: {
    voucher: { to: '/vouchers/admin/$id' },
    voucherBatch: { to: '/vouchers/admin/batches/$id' },
  },
  screens: [
    {
      path: 'vouchers/admin',
      title: 'issuedVouchers.title',
      page: lazyPage(() => import('./voucher-list.tsx'), 'VoucherList'),
      menu: { icon: IconGift, area: 'sales', counter: 'unclaimedVouchersCount' },
    },
    {
      path: 'vouchers/admin/new',
      title: 'issuedVouchers.issue',
      page: lazyPage(() => import('./issue-page.tsx'), 'IssuePage'),
      guard: 'can-issue-vouchers',
    },
    {
      path: 'vouchers/admin/$id',
      title: 'issuedVouchers.name',
      page: lazyPage(() => import('./voucher-page.tsx'), 'VoucherPage'),
    },
    {
      path: 'vouchers/admin/batches',
      title: 'voucherBatches.title',
      page: lazyPage(() => import('./batch-list.tsx'), 'BatchList'),
      guard: 'can-issue-vouchers',
    },
    {
      path: 'vouchers/admin/batches/new',
      title: 'voucherBatches.add',
      page: lazyPage(() => import('./new-batch-page.tsx'), 'NewBatchPage'),
      guard: 'can-issue-vouchers',
    },
    {
      path: 'vouchers/admin/batches/$id',
      title: 'voucherBatches.rows',
      page: lazyPage(() => import('./batch-page.tsx'), 'BatchPage'),
      guard: 'can-issue-vouchers',
    },
  ],
  queues: {
    unclaimedVouchers: { to: '/vouchers/admin', search: { unclaimed: '1', sortBy: 'valid_until' } },
  },
})
