import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'
import { IconUserCircle, IconUserEdit, IconWorldOff } from '~icons'

export const profileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my-profile',
      title: 'profile.title',
      page: lazyPage(() => import('./my-profile-page.tsx'), 'MyProfilePage'),
      role: 'pro-artist',
      menu: { icon: IconUserCircle },
    },
  ],
  steps: { insurance: () => ({ to: '/my-profile', search: { part: 'documents' } }) },
  noticeIcons: { profile: IconUserEdit, public: IconWorldOff },
})
