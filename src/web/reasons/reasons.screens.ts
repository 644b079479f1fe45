import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'

export const reasonScreens = screensOf({
  guard: 'can-edit-roles',
  screens: [
    {
      path: 'reasons',
      title: 'reasons.title',
      page: lazyPage(() => import('./reasons-page.tsx'), 'ReasonsPage'),
    },
  ],
})
