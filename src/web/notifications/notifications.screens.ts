import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'
import { IconBell } from '~icons'

export const notificationScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'notifications',
      title: 'notifications.title',
      page: lazyPage(() => import('./notifications-page.tsx'), 'NotificationsPage'),
      menu: { icon: IconBell },
    },
  ],
})
