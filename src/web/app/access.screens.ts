import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'

export const accessScreens = screensOf({
  guard: 'can-edit-roles',
  screens: [
    {
      path: 'roles/access',
      title: 'access.title',
      page: lazyPage(() => import('./access-page.tsx'), 'AccessPage'),
    },
  ],
})
