import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconBell } from '~icons'

export const notificationScreens = screensFor('signed-in', [
  {
    path: 'notifications',
    title: 'notifications.title',
    page: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
    menu: { icon: IconBell },
  },
])
