import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconPackage, IconTicket } from '~icons'

/** Packages as they were sold. */
export const studentPackageScreens = screensOf({
  guard: 'can-view-student-packages',
  records: { studentPackage: { to: '/student/packages/$id' } },
  screens: [
    {
      path: 'student/packages',
      title: 'studentPackages.title',
      page: lazyPage(() => import('./sold-list.tsx'), 'SoldList'),
      menu: { icon: IconTicket, area: 'sales', counter: 'studentPackagesCount' },
    },
    {
      path: 'student/packages/new',
      title: 'studentPackages.sell_title',
      page: lazyPage(() => import('./sell-page.tsx'), 'SellPage'),
      guard: 'can-sell-student-packages',
    },
    {
      path: 'student/packages/$id',
      title: 'studentPackages.name',
      page: lazyPage(() => import('./sold-page.tsx'), 'SoldPage'),
    },
  ],
  noticeIcons: { package: IconPackage },
  charts: {
    packages: {
      to: '/student/packages',
      search: ({ from, to }) => ({ cancelled: '0', soldFrom: from, ...(to && { soldTo: to }), sortBy: 'sold_at' }),
    },
  },
  queues: {
    packages: {
      to: '/student/packages',
      search: { status: 'PENDING', sortBy: 'sold_at' },
      oldest: lazyPart(() => import('./oldest-packages.tsx'), 'OldestPending'),
    },
    unclaimed: { to: '/student/packages', search: { unclaimed: '1', sortBy: 'expires_at' } },
  },
})
