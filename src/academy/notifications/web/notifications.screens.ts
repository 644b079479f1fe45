import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconBell } from '~icons'

export const notificationScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'notifications',
      title: 'notifications.title',
      page: lazyPage(() => import('./notifications-page.tsx'), 'NotificationsPage'),
      menu: { icon: IconBell, area: 'home' },
    },
  ],
})
