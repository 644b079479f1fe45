import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconKey } from '~icons'

/** The sign-in screens, for links from within the application. */
export const doorScreens = screensOf({
  guard: 'guest-only',
  screens: [
    {
      path: '',
      title: 'session.login_title',
      page: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
    },
    {
      path: 'forgot-password',
      title: 'session.forgot_title',
      page: lazyPage(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
    },
    {
      path: 'reset-password',
      title: 'session.reset_title',
      page: lazyPage(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
    },
    {
      path: 'pro-artist/register',
      title: 'applications.register_title',
      page: lazyPage(() => import('./register-page.tsx'), 'RegisterPage'),
      guard: 'public',
    },
    {
      path: 'pro-artist/register/finalized',
      title: 'applications.registered_title',
      page: lazyPage(() => import('./registered-page.tsx'), 'RegisteredPage'),
      guard: 'public',
    },
  ],
  noticeIcons: { password: IconKey },
})
