import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconUserCircle } from '~icons'

export const profileScreens = screensFor('signed-in', [
  {
    path: 'my-profile',
    title: 'profile.title',
    page: lazyRouteComponent(() => import('./my-profile-page.tsx'), 'MyProfilePage'),
    role: 'pro-artist',
    menu: { icon: IconUserCircle },
  },
])
