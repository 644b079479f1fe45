import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconStairs } from '~icons'

export const levelScreens = screensFor('can-view-system-settings', [
  {
    path: 'settings/levels',
    title: 'levels.title',
    page: lazyRouteComponent(() => import('./levels-page.tsx'), 'LevelsPage'),
    menu: { icon: IconStairs, group: 'settings' },
  },
])
