import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconShieldLock } from '~icons'

export const roleScreens = screensOf({
  guard: 'can-edit-roles',
  records: { role: { to: '/roles' } },
  screens: [
    {
      path: 'roles',
      title: 'roles.title',
      page: lazyPage(() => import('./roles-page.tsx'), 'RolesPage'),
      menu: { icon: IconShieldLock, area: 'academy' },
    },
  ],
})
