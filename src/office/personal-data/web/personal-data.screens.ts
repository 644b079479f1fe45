import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

/** One’s own, reached from the account, and that of the people whom the office finds. */
export const personalDataScreens = screensOf({
  guard: 'can-export-personal-data',
  screens: [
    {
      path: 'personal-data',
      title: 'personalData.own_title',
      page: lazyPage(() => import('./own-data-page.tsx'), 'OwnDataPage'),
      guard: 'signed-in',
      within: ['academy'],
    },
    {
      path: 'proartist/$id/personal-data',
      title: 'personalData.title',
      page: lazyPage(() => import('./person-data-page.tsx'), 'ArtistDataPage'),
    },
    {
      path: 'student/$id/personal-data',
      title: 'personalData.title',
      page: lazyPage(() => import('./person-data-page.tsx'), 'StudentDataPage'),
    },
    {
      path: 'users/$id/personal-data',
      title: 'personalData.title',
      page: lazyPage(() => import('./person-data-page.tsx'), 'UserDataPage'),
    },
  ],
})
