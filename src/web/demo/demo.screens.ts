import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconMailOpened } from '~icons'

export const demoScreens = screensFor('can-view-system-settings', [
  {
    path: 'demo/mails',
    title: 'demo.mails_title',
    page: lazyRouteComponent(() => import('./mails-page.tsx'), 'MailsPage'),
    menu: { icon: IconMailOpened, group: 'settings', isDemoOnly: true },
  },
])
