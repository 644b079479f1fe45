import { sweepFiles } from '#server/kit/files/files.ts'
import { claimStore } from '#server/kit/files/installation.ts'
import { diskStorage } from '#server/kit/files/storage.ts'
import { type Charts, type Counter, feature } from '#server/kit/http/feature.ts'
import { forgetAnswers } from '#server/kit/http/idempotency.ts'
import { systemRoutes } from './system.routes.ts'

/** The menu's counters and the dashboard, which every feature adds to. */
export const system = (counters: Record<string, Counter>, charts: Charts) =>
  feature({
    rights: {
      'can-view-admin-system-users': ['administrator'],
      'can-add-admin-system-users': ['administrator'],
      'can-edit-admin-system-users': ['administrator'],
      'can-change-password-admin-system-users': ['administrator'],
      'can-delete-admin-system-users': ['administrator'],
      'can-edit-roles': [],
    },
    calls: systemRoutes(counters, charts),
    beforeStart: ({ config, db }) => claimStore(db, diskStorage(config.dataDir)),
    schedules: {
      hourly: async (portal) => {
        await sweepFiles(portal)
        await forgetAnswers(portal)
      },
    },
  })
