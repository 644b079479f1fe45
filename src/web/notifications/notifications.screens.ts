import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconBell } from '~icons'

export const notificationScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'notifications',
      title: 'notifications.title',
      page: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
      menu: { icon: IconBell },
    },
  ],
})
