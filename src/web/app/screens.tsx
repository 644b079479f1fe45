import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { type Access, permissions, type RoleName } from '#contract/kit/permissions.ts'
import type { Counter } from '#contract/system/system.ts'
import type { TextKey } from '#contract/texts.ts'
import { LoginPage } from '#web/door/login-page.tsx'
import type { MenuIcon } from './menu-icons.ts'

export const menuGroups = ['work', 'catalogue', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type Screen = {
  /** What follows `#/`; `$id` is a part that varies. */
  path: string
  title: TextKey
  /** Fetched when a link to it gets the pointer or the focus; those of the door have come before. */
  page: RouteComponent
  guard: 'guest-only' | Access
  layout: 'guest' | 'main'
  /** The one role that it is made for: in nobody else's menu. */
  role?: RoleName
  menu?: {
    icon: MenuIcon
    /** Without one it stands above all groups. */
    group?: MenuGroup
    counter?: Counter
    isDemoOnly?: boolean
  }
}

/** The whole product. What a reader may not enter is neither in their menu nor opened. */
export const screens: Screen[] = [
  {
    path: '',
    title: 'session.login_title',
    page: LoginPage,
    guard: 'guest-only',
    layout: 'guest',
  },
  {
    path: 'forgot-password',
    title: 'session.forgot_title',
    page: lazyRouteComponent(() => import('#web/door/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    guard: 'guest-only',
    layout: 'guest',
  },
  {
    path: 'reset-password',
    title: 'session.reset_title',
    page: lazyRouteComponent(() => import('#web/door/reset-password-page.tsx'), 'ResetPasswordPage'),
    guard: 'guest-only',
    layout: 'guest',
  },
  {
    path: 'pro-artist/register',
    title: 'applications.register_title',
    page: lazyRouteComponent(() => import('#web/door/register-page.tsx'), 'RegisterPage'),
    guard: 'public',
    layout: 'guest',
  },
  {
    path: 'pro-artist/register/finalized',
    title: 'applications.registered_title',
    page: lazyRouteComponent(() => import('#web/door/registered-page.tsx'), 'RegisteredPage'),
    guard: 'public',
    layout: 'guest',
  },
  {
    path: 'pro-artist-form/$hash',
    title: 'applications.form_title',
    page: lazyRouteComponent(() => import('#web/applications/form-page.tsx'), 'FormPage'),
    guard: 'public',
    layout: 'guest',
  },
  {
    path: 'pro-artist-form/$hash/finalized',
    title: 'applications.formed_title',
    page: lazyRouteComponent(() => import('#web/applications/form-finalized-page.tsx'), 'FormFinalizedPage'),
    guard: 'public',
    layout: 'guest',
  },
  {
    path: 'test2',
    title: 'gallery.title',
    page: lazyRouteComponent(() => import('#web/gallery/gallery-page.tsx'), 'GalleryPage'),
    guard: 'public',
    layout: 'guest',
  },
  {
    path: 'dashboard',
    title: 'dashboard.title',
    page: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'dashboard' },
  },
  {
    path: 'inbox',
    title: 'conversations.title',
    page: lazyRouteComponent(() => import('#web/conversations/inbox-page.tsx'), 'InboxPage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'inbox', counter: 'unreadMessagesCount' },
  },
  {
    path: 'my-profile',
    title: 'profile.title',
    page: lazyRouteComponent(() => import('#web/profile/my-profile-page.tsx'), 'MyProfilePage'),
    guard: 'signed-in',
    layout: 'main',
    role: 'pro-artist',
    menu: { icon: 'profile' },
  },
  {
    path: 'student/my-profile',
    title: 'students.profile_title',
    page: lazyRouteComponent(() => import('#web/students/student-profile-page.tsx'), 'StudentProfilePage'),
    guard: 'signed-in',
    layout: 'main',
    role: 'client',
    menu: { icon: 'profile' },
  },
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
    page: lazyRouteComponent(() => import('./upgrade-requests-page.tsx'), 'UpgradeRequestsPage'),
    guard: permissions.CAN_VIEW_STATUS_UPGRADES,
    layout: 'main',
    menu: { icon: 'upgrades', group: 'work', counter: 'pendingProArtistsStatusUpgradesCount' },
  },
  {
    path: 'proartist/$id',
    title: 'artists.column_name',
    page: lazyRouteComponent(() => import('./artist-details-page.tsx'), 'ArtistDetailsPage'),
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
  {
    path: 'responsibilities',
    title: 'responsibilities.title',
    page: lazyRouteComponent(() => import('#web/responsibilities/responsibilities-page.tsx'), 'ResponsibilitiesPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
    menu: { icon: 'responsibilities', group: 'catalogue' },
  },
  {
    path: 'responsibilities/new',
    title: 'responsibilities.new_title',
    page: lazyRouteComponent(
      () => import('#web/responsibilities/responsibility-form-page.tsx'),
      'NewResponsibilityPage',
    ),
    guard: permissions.CAN_CREATE_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/$id',
    title: 'responsibilities.edit_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/responsibility-form-page.tsx'), 'ResponsibilityPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/additional',
    title: 'responsibilities.additional_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/additional-page.tsx'), 'AdditionalPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
    menu: { icon: 'additionalResponsibilities', group: 'work', counter: 'additionalResponsibilitiesCount' },
  },
  {
    path: 'responsibilities/additional/new',
    title: 'responsibilities.give_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/new-additional-page.tsx'), 'NewAdditionalPage'),
    guard: permissions.CAN_CREATE_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/additional/$id',
    title: 'responsibilities.additional_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/additional-detail-page.tsx'), 'AdditionalDetailPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'benefits',
    title: 'benefits.title',
    page: lazyRouteComponent(() => import('#web/benefits/benefits-page.tsx'), 'BenefitsPage'),
    guard: permissions.CAN_VIEW_BENEFITS,
    layout: 'main',
    menu: { icon: 'benefits', group: 'catalogue' },
  },
  {
    path: 'benefits/new',
    title: 'benefits.new_title',
    page: lazyRouteComponent(() => import('#web/benefits/benefit-form-page.tsx'), 'NewBenefitPage'),
    guard: permissions.CAN_CREATE_BENEFITS,
    layout: 'main',
  },
  {
    path: 'benefits/$id',
    title: 'benefits.edit_title',
    page: lazyRouteComponent(() => import('#web/benefits/benefit-form-page.tsx'), 'BenefitPage'),
    guard: permissions.CAN_VIEW_BENEFITS,
    layout: 'main',
  },
  {
    path: 'notifications',
    title: 'notifications.title',
    page: lazyRouteComponent(() => import('#web/notifications/notifications-page.tsx'), 'NotificationsPage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'notifications' },
  },
  {
    path: 'settings/levels',
    title: 'levels.title',
    page: lazyRouteComponent(() => import('#web/levels/levels-page.tsx'), 'LevelsPage'),
    guard: permissions.CAN_VIEW_SYSTEM_SETTINGS,
    layout: 'main',
    menu: { icon: 'levels', group: 'settings' },
  },
  {
    path: 'demo/mails',
    title: 'demo.mails_title',
    page: lazyRouteComponent(() => import('#web/demo/mails-page.tsx'), 'MailsPage'),
    guard: permissions.CAN_VIEW_SYSTEM_SETTINGS,
    layout: 'main',
    menu: { icon: 'mails', group: 'settings', isDemoOnly: true },
  },
]
