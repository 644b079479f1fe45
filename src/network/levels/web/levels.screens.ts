import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconStairs } from '~icons'

export const levelScreens = screensOf({
  guard: 'can-view-system-settings',
  records: { level: { to: '/settings/levels', guard: 'can-edit-system-settings' } },
  screens: [
    {
      path: 'settings/levels',
      title: 'levels.title',
      page: lazyPage(() => import('./levels-page.tsx'), 'LevelsPage'),
      menu: { icon: IconStairs, area: 'cooperation' },
    },
  ],
})
