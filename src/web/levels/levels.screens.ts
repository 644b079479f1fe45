import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'
import { IconStairs } from '~icons'

export const levelScreens = screensOf({
  guard: 'can-view-system-settings',
  screens: [
    {
      path: 'settings/levels',
      title: 'levels.title',
      page: lazyPage(() => import('./levels-page.tsx'), 'LevelsPage'),
      menu: { icon: IconStairs, group: 'settings' },
    },
  ],
})
