import { lazyPage } from '#kit/web/page/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens.ts'
import { IconFileText } from '~icons'

export const termsScreens = screensOf({
  guard: 'signed-in',
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
