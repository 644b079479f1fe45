import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'

export const accessScreens = screensOf({
  guard: 'can-edit-roles',
  screens: [
    {
      path: 'roles/access',
      title: 'access.title',
      page: lazyRouteComponent(() => import('./access-page.tsx'), 'AccessPage'),
    },
  ],
})
