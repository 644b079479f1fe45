import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

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
