import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

/** What links in mails open, without signing in; the rest of the account is in the settings. */
export const accountScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'unsubscribe/$token',
      title: 'account.unsubscribe_title',
      page: lazyPage(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
    },
    {
      path: 'confirm-email/$token',
      title: 'account.email_title',
      page: lazyPage(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
    },
  ],
})
