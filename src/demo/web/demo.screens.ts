import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconMailOpened } from '~icons'

export const demoScreens = screensOf({
  guard: 'can-view-system-settings',
  screens: [
    {
      path: 'demo/mails',
      title: 'demo.mails_title',
      page: lazyPage(() => import('./mails-page.tsx'), 'MailsPage'),
      menu: { icon: IconMailOpened, area: 'academy', isDemoOnly: true },
    },
  ],
})
