import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconCoins } from '~icons'

export const seatPaymentScreens = screensOf({
  guard: 'can-view-student-packages',
  screens: [
    {
      path: 'student/payments',
      title: 'participants.payments_title',
      page: lazyPage(() => import('./seat-payments-list.tsx'), 'SeatPaymentsList'),
      menu: { icon: IconCoins, area: 'sales', counter: 'seatRefundsCount' },
    },
  ],
  queues: {
    seatRefunds: {
      to: '/student/payments',
      search: { state: 'TO_REFUND' },
      oldest: lazyPart(() => import('./oldest-refunds.tsx'), 'OldestRefunds'),
    },
  },
})
