import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconKey, IconUserEdit, IconUsersGroup } from '~icons'

export const userScreens = screensOf({
  guard: 'can-view-admin-system-users',
  finder: async () => (await import('./user-finder.tsx')).userFinder,
  noticeIcons: { role: IconKey, account: IconUserEdit },
  records: { user: { to: '/users/$id' } },
  screens: [
    {
      path: 'users',
      title: 'users.title',
      page: lazyPage(() => import('./users-page.tsx'), 'UsersPage'),
      menu: { icon: IconUsersGroup, area: 'academy' },
    },
    {
      path: 'users/$id',
      title: 'users.edit_title',
      page: lazyPage(() => import('./user-page.tsx'), 'UserPage'),
    },
  ],
})
