import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconBell, IconFileText, IconUserPlus } from '~icons'

export const applicationScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'pro-artist-form/$hash',
      title: 'applications.form_title',
      page: lazyPage(() => import('./form-page.tsx'), 'FormPage'),
    },
    {
      path: 'pro-artist-form/$hash/finalized',
      title: 'applications.formed_title',
      page: lazyPage(() => import('./form-finalized-page.tsx'), 'FormFinalizedPage'),
    },
  ],
  noticeIcons: { application: IconUserPlus, form: IconFileText, welcome: IconBell },
})
