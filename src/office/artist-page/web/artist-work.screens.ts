import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconAward } from '~icons'

/** Where artists meet what other features know of them. */
export const artistWorkScreens = screensOf({
  guard: 'signed-in',
  records: { proArtist: { to: '/proartist/$id' } },
  screens: [
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
