import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'
import { IconHome } from '~icons'

export const homeScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'dashboard',
      title: 'dashboard.title',
      page: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
      menu: { icon: IconHome },
    },
  ],
})
