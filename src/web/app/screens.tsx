import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { type Access, permissions } from '#contract/kit/permissions.ts'
import type { Counter } from '#contract/system.ts'
import type { TextKey } from '#contract/texts.ts'
import type { MenuIcon } from './menu-icons.ts'

export type Screen = {
  /** What follows `#/`; `$id` is a part that varies. */
  path: string
  title: TextKey
  /** Fetched when a link to it gets the pointer or the focus. */
  page: RouteComponent
  guard: 'guest-only' | Access
  layout: 'guest' | 'main'
  menu?: { icon: MenuIcon; counter?: Counter; isDemoOnly?: boolean }
}

/** The whole product. What a reader may not enter is neither in their menu nor opened. */
export const screens: Screen[] = [
  {
    path: '',
    title: 'session.login_title',
    page: lazyRouteComponent(() => import('#web/session/login-page.tsx'), 'LoginPage'),
    guard: 'guest-only',
    layout: 'guest',
  },
  {
    path: 'forgot-password',
    title: 'session.forgot_title',
    page: lazyRouteComponent(() => import('#web/session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    guard: 'guest-only',
    layout: 'guest',
  },
  {
    path: 'reset-password',
    title: 'session.reset_title',
    page: lazyRouteComponent(() => import('#web/session/reset-password-page.tsx'), 'ResetPasswordPage'),
    guard: 'guest-only',
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
    page: lazyRouteComponent(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'dashboard' },
  },
  {
    path: 'benefits',
    title: 'benefits.title',
    page: lazyRouteComponent(() => import('#web/benefits/benefit-list-page.tsx'), 'BenefitListPage'),
    guard: permissions.CAN_VIEW_BENEFITS,
    layout: 'main',
    menu: { icon: 'benefits' },
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
    path: 'demo/mails',
    title: 'demo.mails_title',
    page: lazyRouteComponent(() => import('#web/demo/mails-page.tsx'), 'MailsPage'),
    guard: permissions.CAN_VIEW_SYSTEM_SETTINGS,
    layout: 'main',
    menu: { icon: 'mails', isDemoOnly: true },
  },
]
