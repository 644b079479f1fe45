import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { IconUserCircle, IconUserEdit, IconWorldOff } from '~icons'

export const ownProfileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my-profile',
      title: 'profile.title',
      page: lazyPage(() => import('./own-profile-page.tsx'), 'OwnProfilePage'),
      role: 'pro-artist',
      menu: { icon: IconUserCircle, area: 'profile' },
      shows: showingArtists,
    },
  ],
  steps: { insurance: () => ({ to: '/my-profile', search: { part: 'documents' } }) },
  noticeIcons: { profile: IconUserEdit, public: IconWorldOff },
})
