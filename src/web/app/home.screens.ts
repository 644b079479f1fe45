import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconHome } from '~icons'

export const homeScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'dashboard',
      title: 'dashboard.title',
      page: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
      menu: { icon: IconHome },
    },
  ],
})
