import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconHome } from '~icons'

export const homeScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'dashboard',
      title: 'dashboard.title',
      page: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
      menu: { icon: IconHome, area: 'home' },
    },
  ],
})
