import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconTicket, IconWallet } from '~icons'

/** What a student holds. */
export const voucherScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my/vouchers',
      title: 'vouchers.title_wallet',
      page: lazyPage(() => import('./wallet-page.tsx'), 'WalletPage'),
      role: 'client',
      menu: { icon: IconWallet, area: 'sales', counter: 'vouchers' },
    },
  ],
  noticeIcons: { voucher: IconTicket },
})
