import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { IconAward, IconStairsUp } from '~icons'

/** Where artists meet what other features know of them. */
export const artistWorkScreens = screensOf({
  guard: 'signed-in',
  records: { proArtist: { to: '/proartist/$id' } },
  screens: [
    {
      path: 'status-upgrade',
      title: 'statusUpgrades.title',
      page: lazyPage(() => import('./level-page.tsx'), 'LevelPage'),
      role: 'pro-artist',
      menu: { icon: IconStairsUp, area: 'cooperation' },
      shows: [...showingArtists, 'newLevels'],
    },
    {
      path: 'proartist/status-upgrade',
      title: 'statusUpgrades.queue_title',
      page: lazyPage(() => import('./upgrade-requests-page.tsx'), 'UpgradeRequestsPage'),
      guard: 'can-view-status-upgrades',
      menu: { icon: IconAward, area: 'cooperation', counter: 'pendingProArtistsStatusUpgradesCount' },
    },
    {
      path: 'proartist/$id',
      title: 'artists.column_name',
      page: lazyPage(() => import('./artist-details-page.tsx'), 'ArtistDetailsPage'),
      within: ['artists', 'profile'],
    },
  ],
})
