import { lazyPage } from '#kit/web/page/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens.ts'
import { IconTicket, IconWallet } from '~icons'

/** What somebody holds; an artist redeems there what students bring. */
export const voucherScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'vouchers',
      title: 'vouchers.title_artist',
      page: lazyPage(() => import('./vouchers-page.tsx'), 'VouchersPage'),
      role: 'pro-artist',
      menu: { icon: IconTicket, counter: 'vouchers' },
    },
    {
      path: 'my/vouchers',
      title: 'vouchers.title_wallet',
      page: lazyPage(() => import('./wallet-page.tsx'), 'WalletPage'),
      role: 'client',
      menu: { icon: IconWallet, counter: 'vouchers' },
    },
  ],
  noticeIcons: { voucher: IconTicket },
})
