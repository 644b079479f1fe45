import { feature } from '#kit/server/http/feature.ts'
import { calendarData } from './calendar.personal-data.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const calendar = feature({
  personalData: calendarData,
  merging: {
    references: {
      calendar_feeds: { user_id: 'login' },
      former_trainings: { user_id: 'login' },
    },
  },
  calls: calendarRoutes,
})
