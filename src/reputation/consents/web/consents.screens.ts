import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconUserCheck } from '~icons'

/** Where the person in the pictures gives their consent, and takes it back. */
export const consentScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'portfolio/consent/$hash',
      title: 'consents.page_title',
      page: lazyPage(() => import('./consent-page.tsx'), 'ConsentPage'),
    },
  ],
  noticeIcons: { consent: IconUserCheck },
})
