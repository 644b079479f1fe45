import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconArmchair, IconChalkboard } from '~icons'

/** A student’s seats, and what the link of a free one opens, without signing in. */
export const seatScreens = screensOf({
  guard: 'signed-in',
  records: { participant: null, waitingStudent: null },
  screens: [
    {
      path: 'my/trainings',
      title: 'participants.mine_title',
      page: lazyPage(() => import('./student/my-trainings-page.tsx'), 'MyTrainingsPage'),
      role: 'client',
      menu: { icon: IconChalkboard, area: 'trainings' },
    },
    {
      path: 'my/trainings/$id',
      title: 'participants.mine_title',
      page: lazyPage(() => import('./student/seat-page.tsx'), 'SeatPage'),
      role: 'client',
    },
    {
      path: 'training/offer/$hash',
      title: 'participants.offer_title',
      page: lazyPage(() => import('./student/offer-page.tsx'), 'OfferPage'),
      guard: 'public',
    },
  ],
  steps: {
    seatOffered: () => ({ to: '/my/trainings' }),
    seatToConfirm: ({ id }) => ({ to: `/my/trainings/${id}` }),
    seatUnpaid: ({ id }) => ({ to: `/my/trainings/${id}` }),
  },
  noticeIcons: { seat: IconArmchair },
})
