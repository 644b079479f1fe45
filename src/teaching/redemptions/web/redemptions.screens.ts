import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconTicket } from '~icons'

/** Where an artist redeems what students bring, on the screen of their own vouchers. */
export const redemptionScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'vouchers',
      title: 'vouchers.title_artist',
      page: lazyPage(() => import('./vouchers-page.tsx'), 'VouchersPage'),
      role: 'pro-artist',
      menu: { icon: IconTicket, area: 'trainings', counter: 'vouchers' },
    },
  ],
})
