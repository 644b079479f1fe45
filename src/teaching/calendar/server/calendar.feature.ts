import { feature } from '#kit/server/http/feature.ts'
import { calendarData } from './calendar.personal-data.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const calendar = feature({
  personalData: calendarData,
  calls: calendarRoutes,
})
