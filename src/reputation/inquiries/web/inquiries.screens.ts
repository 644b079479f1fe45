import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

/** Where a visitor of a public profile sends the academy a question about its artist. */
export const inquiryScreens = screensOf({
  guard: 'public',
  records: { inquiry: null },
  screens: [
    {
      path: 'ask/$id',
      title: 'inquiries.title',
      page: lazyPage(() => import('./inquiry-page.tsx'), 'InquiryPage'),
    },
  ],
})
