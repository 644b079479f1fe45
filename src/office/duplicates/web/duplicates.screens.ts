import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconArrowsJoin } from '~icons'

/** People who are there twice. */
export const duplicateScreens = screensOf({
  guard: 'can-merge-people',
  records: { duplicatePair: { to: '/duplicates/$id' } },
  screens: [
    {
      path: 'duplicates',
      title: 'duplicates.title',
      page: lazyPage(() => import('./pair-list-page.tsx'), 'PairListPage'),
      menu: { icon: IconArrowsJoin, area: 'students', counter: 'duplicatePairsCount', search: { state: 'OPEN' } },
    },
    {
      path: 'duplicates/$id',
      title: 'duplicates.pair',
      page: lazyPage(() => import('./pair-page.tsx'), 'PairPage'),
    },
  ],
  queues: {
    duplicates: { to: '/duplicates', search: { state: 'OPEN' } },
  },
})
