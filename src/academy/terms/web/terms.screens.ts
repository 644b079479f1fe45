import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconFileText } from '~icons'

export const termsScreens = screensOf({
  guard: 'signed-in',
  records: { terms: { to: '/settings', search: { tab: 'terms' }, guard: 'can-view-system-settings' } },
  screens: [
    {
      path: 'terms/declined',
      title: 'terms.declined_title',
      page: lazyPage(() => import('./terms-declined-page.tsx'), 'TermsDeclinedPage'),
      guard: 'public',
    },
  ],
  noticeIcons: { terms: IconFileText },
})
