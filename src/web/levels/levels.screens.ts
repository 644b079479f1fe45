import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconStairs } from '~icons'

export const levelScreens = screensOf({
  guard: 'can-view-system-settings',
  screens: [
    {
      path: 'settings/levels',
      title: 'levels.title',
      page: lazyRouteComponent(() => import('./levels-page.tsx'), 'LevelsPage'),
      menu: { icon: IconStairs, group: 'settings' },
    },
  ],
})
