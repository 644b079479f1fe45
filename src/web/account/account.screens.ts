import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'

/** What a link in a mail opens, without signing in; the rest of the account is in the settings. */
export const accountScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'unsubscribe/$token',
      title: 'account.unsubscribe_title',
      page: lazyPage(() => import('./unsubscribe-page.tsx'), 'UnsubscribePage'),
    },
  ],
})
