import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

export const userPageScreens = screensOf({
  guard: 'can-add-admin-system-users',
  screens: [
    {
      path: 'users/new',
      title: 'users.new_title',
      page: lazyPage(() => import('./new-user.tsx'), 'NewUser'),
    },
  ],
})
