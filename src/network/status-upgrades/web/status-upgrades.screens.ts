import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconStairsUp } from '~icons'

export const statusUpgradeScreens = screensOf({
  guard: 'signed-in',
  records: { statusUpgrade: { to: '/proartist/$artist' } },
  screens: [],
  queues: {
    upgrades: {
      to: '/proartist/status-upgrade',
      oldest: lazyPart(() => import('./oldest-upgrades.tsx'), 'OldestUpgrades'),
      decision: {
        rights: ['can-decide-status-upgrade'],
        part: lazyPart(() => import('./upgrade-decision.tsx'), 'UpgradeDecision'),
      },
    },
  },
  noticeIcons: { level: IconStairsUp, upgrade: IconStairsUp },
})
