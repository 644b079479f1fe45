import { askForBackup } from '#server/kit/backup/daily.ts'
import { fillMissingSums } from '#server/kit/files/missing-sums.ts'
import { prepareStorage } from '#server/kit/files/prepare-storage.ts'
import { sweepFiles } from '#server/kit/files/sweep.ts'
import { feature, removalsOf } from '#server/kit/http/feature.ts'
import { forgetAnswers } from '#server/kit/http/idempotency.ts'
import { sweepRequestCounts } from '#server/kit/http/request-counts.ts'
import { queueUnsent } from '#server/kit/mail/mail.ts'
import { removeMails, removeTrash, runRetention } from './remove-old.ts'
import { systemData } from './system.personal-data.ts'
import { type Gathered, systemRoutes } from './system.routes.ts'

const retention = { mail_days: removeMails, trash_days: removeTrash }

/** The menu's counters and the dashboard, which every feature adds to. */
export const system = (gathered: Gathered) =>
  feature({
    personalData: systemData,
    rights: {
      'can-view-admin-system-users': ['administrator'],
      'can-add-admin-system-users': ['administrator'],
      'can-edit-admin-system-users': ['administrator'],
      'can-change-password-admin-system-users': ['administrator'],
      'can-delete-admin-system-users': ['administrator'],
      'can-edit-roles': [],
    },
    calls: systemRoutes(gathered),
    beforeStart: prepareStorage,
    schedules: {
      hourly: async (portal) => {
        await sweepFiles(portal)
        await fillMissingSums(portal)
        await forgetAnswers(portal)
        await sweepRequestCounts(portal.db)
        await queueUnsent(portal)
        await askForBackup(portal)
      },
      daily: (portal) => runRetention(portal, [...gathered.removals, ...removalsOf({ system: { retention } })]),
    },
    retention,
  })
