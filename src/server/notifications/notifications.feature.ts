import { feature } from '#server/kit/http/feature.ts'
import { bell } from './bell.ts'
import { notificationData } from './notifications.personal-data.ts'
import { sweepNotifications } from './notifications.queries.ts'
import { notificationRoutes } from './notifications.routes.ts'

export const notifications = feature({
  personalData: notificationData,
  calls: notificationRoutes,
  fastPath: bell,
  schedules: { hourly: ({ db, clock }) => sweepNotifications(db, clock()) },
})
