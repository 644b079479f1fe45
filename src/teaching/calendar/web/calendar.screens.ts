import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconCalendarMonth } from '~icons'

export const calendarScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'calendar',
      title: 'calendar.title',
      page: lazyPage(() => import('./calendar-page.tsx'), 'CalendarPage'),
      menu: { icon: IconCalendarMonth, area: 'calendar' },
    },
  ],
})
