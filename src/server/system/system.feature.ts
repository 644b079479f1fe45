import { sweepFiles } from '#server/kit/files/files.ts'
import { claimStore } from '#server/kit/files/installation.ts'
import { diskStorage } from '#server/kit/files/storage.ts'
import { feature } from '#server/kit/http/feature.ts'
import { forgetAnswers } from '#server/kit/http/idempotency.ts'
import { type Gathered, systemRoutes } from './system.routes.ts'

/** The menu's counters and the dashboard, which every feature adds to. */
export const system = (gathered: Gathered) =>
  feature({
    rights: {
      'can-view-admin-system-users': ['administrator'],
      'can-add-admin-system-users': ['administrator'],
      'can-edit-admin-system-users': ['administrator'],
      'can-change-password-admin-system-users': ['administrator'],
      'can-delete-admin-system-users': ['administrator'],
      'can-edit-roles': [],
    },
    calls: systemRoutes(gathered),
    beforeStart: ({ config, db }) => claimStore(db, diskStorage(config.dataDir)),
    schedules: {
      hourly: async (portal) => {
        await sweepFiles(portal)
        await forgetAnswers(portal)
      },
    },
  })
