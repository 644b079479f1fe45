import { lazyRouteComponent } from '@tanstack/react-router'
import { permissions } from '#contract/kit/permissions.ts'
import type { Screen } from '../screen.ts'

/** The network of artists and their levels. */
export const artistScreens: Screen[] = [
  {
    path: 'proartist',
    title: 'artists.network_title',
    page: lazyRouteComponent(() => import('#web/artists/network-page.tsx'), 'NetworkPage'),
    guard: permissions.CAN_VIEW_ALL_PRO_ARTISTS,
    layout: 'main',
    menu: { icon: 'network', group: 'work' },
  },
  {
    path: 'proartist/invitations',
    title: 'artists.invitations_title',
    page: lazyRouteComponent(() => import('#web/artists/invitations-page.tsx'), 'InvitationsPage'),
    guard: permissions.CAN_VIEW_APPLIED_PRO_ARTISTS,
    layout: 'main',
    menu: { icon: 'invitations', group: 'work', counter: 'proArtistPendingInvitationsCount' },
  },
  {
    path: 'proartist/verification',
    title: 'artists.verification_title',
    page: lazyRouteComponent(() => import('#web/artists/verification-page.tsx'), 'VerificationPage'),
    guard: permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST,
    layout: 'main',
    menu: { icon: 'verification', group: 'work', counter: 'proArtistPendingVerificationsInvitationsCount' },
  },
  {
    path: 'proartist/status-upgrade',
    title: 'statusUpgrades.queue_title',
    page: lazyRouteComponent(() => import('../upgrade-requests-page.tsx'), 'UpgradeRequestsPage'),
    guard: permissions.CAN_VIEW_STATUS_UPGRADES,
    layout: 'main',
    menu: { icon: 'upgrades', group: 'work', counter: 'pendingProArtistsStatusUpgradesCount' },
  },
  {
    path: 'proartist/$id',
    title: 'artists.column_name',
    page: lazyRouteComponent(() => import('../artist-details-page.tsx'), 'ArtistDetailsPage'),
    guard: 'signed-in',
    layout: 'main',
  },
  {
    path: 'proartist/$id/edit',
    title: 'artists.edit',
    page: lazyRouteComponent(() => import('#web/artists/artist-edit-page.tsx'), 'ArtistEditPage'),
    guard: permissions.CAN_EDIT_PRO_ARTIST,
    layout: 'main',
  },
  {
    path: 'status-upgrade',
    title: 'statusUpgrades.title',
    page: lazyRouteComponent(() => import('#web/status-upgrades/upgrade-page.tsx'), 'UpgradePage'),
    guard: 'signed-in',
    layout: 'main',
    role: 'pro-artist',
    menu: { icon: 'level', group: 'work' },
  },
]
