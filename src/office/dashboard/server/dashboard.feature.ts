import { askForBackup } from '#kit/server/backup/daily.ts'
import { fillMissingSums } from '#kit/server/files/missing-sums.ts'
import { prepareStorage } from '#kit/server/files/prepare-storage.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import { type AllFeatures, feature, removalsOf } from '#kit/server/http/feature.ts'
import { forgetResponses } from '#kit/server/http/idempotency.ts'
import { sweepRequestCounts } from '#kit/server/http/limits/request-counts.ts'
import { eachPart } from '#kit/server/jobs/each-part.ts'
import { queueUnsent } from '#kit/server/mail/mail.ts'
import { dashboardData } from './dashboard.personal-data.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { removeMails, removeTrash, runRetention } from './remove-old.ts'

/** The menu's counters and the dashboard, which every feature adds to. */
export const dashboard = (features: AllFeatures) =>
  feature({
    personalData: dashboardData,
    merging: { references: { revisions: { user_id: 'act' } } },
    calls: dashboardRoutes(features),
    beforeStart: prepareStorage,
    schedules: {
      hourly: (portal, _listeners, signal) =>
        eachPart(
          [
            () => sweepFiles(portal),
            () => fillMissingSums(portal),
            () => forgetResponses(portal),
            () => sweepRequestCounts(portal.db),
            () => queueUnsent(portal),
            () => askForBackup(portal),
          ],
          signal,
        ),
      daily: (portal, _listeners, signal) => runRetention(portal, removalsOf(features()), signal),
    },
    retention: { mail_days: removeMails, trash_days: removeTrash },
  })
