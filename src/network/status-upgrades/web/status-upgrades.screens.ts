import { lazy } from 'react'
import { lazyPage } from '#kit/web/page/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens.ts'
import { IconStairsUp } from '~icons'

export const statusUpgradeScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'status-upgrade',
      title: 'statusUpgrades.title',
      page: lazyPage(() => import('./upgrade-page.tsx'), 'UpgradePage'),
      role: 'pro-artist',
      menu: { icon: IconStairsUp, group: 'work' },
    },
  ],
  queues: {
    upgrades: {
      to: '/proartist/status-upgrade',
      oldest: lazy(async () => ({ default: (await import('./oldest-upgrades.tsx')).OldestUpgrades })),
    },
  },
  noticeIcons: { level: IconStairsUp, upgrade: IconStairsUp },
})
