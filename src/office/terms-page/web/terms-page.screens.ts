import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconFileText } from '~icons'

export const termsPageScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'terms',
      title: 'terms.title',
      page: lazyPage(() => import('./terms-page.tsx'), 'TermsPage'),
      menu: { icon: IconFileText, area: 'cooperation' },
    },
  ],
})
