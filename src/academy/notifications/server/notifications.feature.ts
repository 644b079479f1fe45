import { feature } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { bell } from './bell.ts'
import { notificationData } from './notifications.personal-data.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { forgetNotices, forgetRemoved } from './notifications.steps.ts'
import { forgetDevices } from './push/devices.steps.ts'
import { showOnDevices } from './push/show-on-devices.ts'

export const notifications = feature({
  personalData: notificationData,
  merging: {
    references: {
      notifications: { user_id: { of: 'account', kind: 'notifications' } },
      push_devices: { user_id: 'login' },
      removed_notifications: { user_id: { of: 'account', kind: 'notifications' } },
    },
  },
  calls: notificationRoutes,
  fastPath: bell,
  closing: async (db, userId) => {
    await forgetNotices(db, userId)
    await forgetDevices(db, userId)
  },
  tasks: { push: showOnDevices },
  schedules: { hourly: ({ db, clock }) => forgetRemoved(db, clock()) },
  retention: { read_notification_days: ({ db }, before) => deleteOlder(db, 'notifications', 'read_at', before) },
})
