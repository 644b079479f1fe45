import { type AllFeatures, feature, gathered, recordsOf } from '#kit/server/http/feature.ts'
import { forgetAddresses } from '#kit/server/jobs/forget-addresses.ts'
import { auditData } from './audit.personal-data.ts'
import { auditRoutes } from './audit.routes.ts'
import { countWeeks } from './audit-weeks.queries.ts'
import { described } from './described.ts'

/** Who did what, as all features describe it. */
export const audit = (features: AllFeatures) =>
  feature({
    get personalData() {
      return auditData(recordsOf(features()))
    },
    merging: { references: { audit_log: { user_id: 'act', artist_id: 'record', account_id: 'record' } } },
    rights: {
      'can-view-audit-log': { holders: ['administrator'], group: 'office' },
    },
    // A sum of money shows its currency, and lines name their people.
    details: { hidden: ['currency', 'person'] },
    calls: auditRoutes(gathered(features, described)),
    schedules: { daily: countWeeks },
    retention: { audit_address_days: forgetAddresses },
  })
