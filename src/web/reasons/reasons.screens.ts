import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'

export const reasonScreens = screensOf({
  guard: 'can-edit-roles',
  screens: [
    {
      path: 'reasons',
      title: 'reasons.title',
      page: lazyRouteComponent(() => import('./reasons-page.tsx'), 'ReasonsPage'),
    },
  ],
})
