import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconFileText } from '~icons'

export const termsScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'terms',
      title: 'terms.title',
      page: lazyRouteComponent(() => import('./terms-page.tsx'), 'TermsPage'),
      menu: { icon: IconFileText, group: 'catalogue' },
    },
    {
      path: 'terms/declined',
      title: 'terms.declined_title',
      page: lazyRouteComponent(() => import('./terms-declined-page.tsx'), 'TermsDeclinedPage'),
      guard: 'public',
    },
  ],
  noticeIcons: { terms: IconFileText },
})
