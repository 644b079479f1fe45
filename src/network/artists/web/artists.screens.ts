import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { invitationStatus, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { IconBell, IconFileAlert, IconSchool, IconUserCheck, IconUserEdit, IconUserPlus, IconUsers } from '~icons'

/** The network, and those on their way into it. */
export const artistScreens = screensOf({
  guard: 'can-view-all-pro-artists',
  screens: [
    {
      path: 'proartist',
      title: 'artists.network_title',
      page: lazyPage(() => import('./list/network-page.tsx'), 'NetworkPage'),
      menu: { icon: IconUsers, area: 'artists' },
      shows: showingArtists,
    },
    {
      path: 'proartist/invitations',
      title: 'artists.invitations_title',
      page: lazyPage(() => import('./list/invitations-page.tsx'), 'InvitationsPage'),
      guard: 'can-view-applied-pro-artists',
      menu: {
        icon: IconUserPlus,
        area: 'artists',
        counter: 'proArtistPendingInvitationsCount',
        search: { invitationStatus: String(invitationStatus.APPLIED) },
      },
    },
    {
      path: 'proartist/applications',
      title: 'artists.applications_title',
      page: lazyPage(() => import('./list/applications-page.tsx'), 'ApplicationsPage'),
      guard: 'can-view-applied-pro-artists',
    },
    {
      path: 'proartist/verification',
      title: 'artists.verification_title',
      page: lazyPage(() => import('./list/verification-page.tsx'), 'VerificationPage'),
      guard: 'can-view-pending-verifications-pro-artist',
      menu: { icon: IconUserCheck, area: 'artists', counter: 'proArtistPendingVerificationsInvitationsCount' },
    },
    {
      path: 'proartist/$id/edit',
      title: 'artists.edit',
      page: lazyPage(() => import('./page/artist-edit-page.tsx'), 'ArtistEditPage'),
      guard: 'can-edit-pro-artist',
    },
  ],
  noticeIcons: { account: IconBell, pro: IconUsers, own: IconSchool, document: IconFileAlert, data: IconUserEdit },
  charts: {
    applications: {
      to: '/proartist/applications',
      search: ({ from, to }) => ({ appliedFrom: from, ...(to && { appliedTo: to }), sortBy: 'applied_at' }),
    },
  },
  queues: {
    invitations: {
      to: '/proartist/invitations',
      search: { invitationStatus: String(invitationStatus.APPLIED) },
      oldest: lazyPart(() => import('./queues/oldest-applications.tsx'), 'OldestApplications'),
      decision: {
        rights: [officeSteps.accept.permission, officeSteps.reject.permission],
        part: lazyPart(() => import('./queues/artist-decision.tsx'), 'ArtistDecision'),
      },
    },
    verification: {
      to: '/proartist/verification',
      search: { invitationStatus: String(invitationStatus.TO_VERIFY) },
      oldest: lazyPart(() => import('./queues/oldest-forms.tsx'), 'OldestForms'),
      decision: {
        rights: [
          officeSteps.complete.permission,
          officeSteps.requestMissingData.permission,
          officeSteps.reject.permission,
        ],
        part: lazyPart(() => import('./queues/artist-decision.tsx'), 'ArtistDecision'),
      },
    },
  },
  finder: async () => (await import('./list/artist-finder.tsx')).artistFinder,
})
