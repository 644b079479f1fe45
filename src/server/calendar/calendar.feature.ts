import { feature } from '#server/kit/http/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const calendar = feature({ calls: calendarRoutes })
