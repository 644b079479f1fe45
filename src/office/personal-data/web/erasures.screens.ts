import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconTrash, IconUsers } from '~icons'

export const erasureScreens = screensOf({
  guard: 'can-erase-people',
  noticeIcons: { erasure: IconTrash },
  records: { erasure: null },
  screens: [
    {
      path: 'erasures',
      title: 'erasures.title',
      page: lazyPage(() => import('./erasures-page.tsx'), 'ErasuresPage'),
      menu: { icon: IconTrash, area: 'academy' },
    },
    {
      path: 'guests',
      title: 'personalData.guests_title',
      page: lazyPage(() => import('./guests-page.tsx'), 'GuestsPage'),
      guard: ['can-export-personal-data', 'can-erase-people'],
      menu: { icon: IconUsers, area: 'academy' },
      shows: ['personalData', 'erasures'],
    },
    {
      path: 'erasures/$id',
      title: 'erasures.receipt_title',
      page: lazyPage(() => import('./erasure-page.tsx'), 'ErasurePage'),
    },
    {
      path: 'proartist/$id/erase',
      title: 'erasures.panel_title',
      page: lazyPage(() => import('./erase-person-page.tsx'), 'EraseArtistPage'),
    },
    {
      path: 'student/$id/erase',
      title: 'erasures.panel_title',
      page: lazyPage(() => import('./erase-person-page.tsx'), 'EraseStudentPage'),
    },
    {
      path: 'users/$id/erase',
      title: 'erasures.panel_title',
      page: lazyPage(() => import('./erase-person-page.tsx'), 'EraseUserPage'),
    },
    {
      path: 'erase-my-data',
      title: 'erasures.panel_title',
      page: lazyPage(() => import('./erase-own-page.tsx'), 'EraseOwnPage'),
      guard: 'signed-in',
      within: ['academy'],
    },
    {
      path: 'erasure-requested',
      title: 'erasures.panel_title',
      page: lazyPage(() => import('./erasure-requested-page.tsx'), 'ErasureRequestedPage'),
      guard: 'public',
    },
    {
      path: 'erasure/$token',
      title: 'erasures.link_title',
      page: lazyPage(() => import('./erasure-link-page.tsx'), 'ErasureLinkPage'),
      guard: 'public',
    },
  ],
})
