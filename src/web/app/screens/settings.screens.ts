import { lazyRouteComponent } from '@tanstack/react-router'
import { permissions } from '#contract/kit/permissions.ts'
import type { Screen } from '../screen.ts'

/** How the portal is set up. */
export const settingsScreens: Screen[] = [
  {
    path: 'settings/levels',
    title: 'levels.title',
    page: lazyRouteComponent(() => import('#web/levels/levels-page.tsx'), 'LevelsPage'),
    guard: permissions.CAN_VIEW_SYSTEM_SETTINGS,
    layout: 'main',
    menu: { icon: 'levels', group: 'settings' },
  },
  {
    path: 'demo/mails',
    title: 'demo.mails_title',
    page: lazyRouteComponent(() => import('#web/demo/mails-page.tsx'), 'MailsPage'),
    guard: permissions.CAN_VIEW_SYSTEM_SETTINGS,
    layout: 'main',
    menu: { icon: 'mails', group: 'settings', isDemoOnly: true },
  },
]
