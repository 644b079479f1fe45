import { askForBackup } from '#kit/server/backup/daily.ts'
import { fillMissingSums } from '#kit/server/files/missing-sums.ts'
import { prepareStorage } from '#kit/server/files/prepare-storage.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import { type AllFeatures, feature, removalsOf } from '#kit/server/http/feature.ts'
import { forgetResponses } from '#kit/server/http/idempotency.ts'
import { sweepRequestCounts } from '#kit/server/http/limits/request-counts.ts'
import { queueUnsent } from '#kit/server/mail/mail.ts'
import { removeMails, removeTrash, runRetention } from './remove-old.ts'
import { systemData } from './system.personal-data.ts'
import { systemRoutes } from './system.routes.ts'

/** The menu's counters and the dashboard, which every feature adds to. */
export const system = (features: AllFeatures) =>
  feature({
    personalData: systemData,
    rights: {
      'can-view-admin-system-users': { holders: ['administrator'], group: 'users' },
      'can-add-admin-system-users': { holders: ['administrator'], group: 'users' },
      'can-edit-admin-system-users': { holders: ['administrator'], group: 'users' },
      'can-change-password-admin-system-users': { holders: ['administrator'], group: 'users' },
      'can-delete-admin-system-users': { holders: ['administrator'], group: 'users' },
      'can-edit-roles': { holders: [], group: 'users' },
    },
    calls: systemRoutes(features),
    beforeStart: prepareStorage,
    schedules: {
      hourly: async (portal) => {
        await sweepFiles(portal)
        await fillMissingSums(portal)
        await forgetResponses(portal)
        await sweepRequestCounts(portal.db)
        await queueUnsent(portal)
        await askForBackup(portal)
      },
      daily: (portal) => runRetention(portal, removalsOf(features())),
    },
    retention: { mail_days: removeMails, trash_days: removeTrash },
  })
