import { lazyPage } from '#kit/web/page/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens.ts'
import { IconUserCircle, IconUserEdit, IconWorldOff } from '~icons'

export const profileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my-profile',
      title: 'profile.title',
      page: lazyPage(() => import('./my-profile-page.shown.tsx'), 'MyProfilePage'),
      role: 'pro-artist',
      menu: { icon: IconUserCircle },
    },
  ],
  steps: { insurance: () => ({ to: '/my-profile', search: { part: 'documents' } }) },
  noticeIcons: { profile: IconUserEdit, public: IconWorldOff },
})
