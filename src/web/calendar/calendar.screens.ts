import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconCalendarMonth } from '~icons'

export const calendarScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'calendar',
      title: 'calendar.title',
      page: lazyRouteComponent(() => import('./calendar-page.tsx'), 'CalendarPage'),
      menu: { icon: IconCalendarMonth },
    },
  ],
})
