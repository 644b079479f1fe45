import { feature } from '#kit/server/http/feature.ts'
import { forgetAddresses } from '#kit/server/jobs/forget-addresses.ts'
import { auditData } from './audit.personal-data.ts'
import { auditRoutes } from './audit.routes.ts'
import { countWeeks } from './audit-weeks.queries.ts'

export const audit = feature({
  personalData: auditData,
  rights: {
    'can-view-audit-log': { holders: ['administrator'], group: 'office' },
  },
  calls: auditRoutes,
  schedules: { daily: countWeeks },
  retention: { audit_address_days: forgetAddresses },
})
