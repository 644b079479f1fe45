import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconHome } from '~icons'

export const homeScreens = screensFor('signed-in', [
  {
    path: 'dashboard',
    title: 'dashboard.title',
    page: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
    menu: { icon: IconHome },
  },
])
