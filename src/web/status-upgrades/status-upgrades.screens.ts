import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconStairsUp } from '~icons'

export const statusUpgradeScreens = screensFor('signed-in', [
  {
    path: 'status-upgrade',
    title: 'statusUpgrades.title',
    page: lazyRouteComponent(() => import('./upgrade-page.tsx'), 'UpgradePage'),
    role: 'pro-artist',
    menu: { icon: IconStairsUp, group: 'work' },
  },
])
