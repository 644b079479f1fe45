import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

export const reasonScreens = screensOf({
  guard: 'can-edit-roles',
  screens: [
    {
      path: 'reasons',
      title: 'reasons.title',
      page: lazyPage(() => import('./reasons-page.tsx'), 'ReasonsPage'),
      within: ['academy'],
    },
  ],
})
