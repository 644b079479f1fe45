import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconHistory } from '~icons'

export const auditScreens = screensOf({
  guard: 'can-view-audit-log',
  screens: [
    {
      path: 'audit-log',
      title: 'audit.title',
      page: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
      menu: { icon: IconHistory, area: 'academy' },
    },
  ],
})
