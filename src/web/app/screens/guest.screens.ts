import { lazyRouteComponent } from '@tanstack/react-router'
import type { Screen } from '../screen.ts'

/** What somebody opens who has not signed in. */
export const guestScreens: Screen[] = [
  {
    path: '',
    title: 'session.login_title',
    page: lazyRouteComponent(() => import('#web/door/login-page.tsx'), 'LoginPage'),
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
]
