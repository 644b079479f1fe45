import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconUserCircle, IconUserEdit, IconWorldOff } from '~icons'

export const profileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my-profile',
      title: 'profile.title',
      page: lazyRouteComponent(() => import('./my-profile-page.tsx'), 'MyProfilePage'),
      role: 'pro-artist',
      menu: { icon: IconUserCircle },
    },
  ],
  noticeIcons: { profile: IconUserEdit, public: IconWorldOff },
})
