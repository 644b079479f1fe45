import { feature } from '#server/kit/http/feature.ts'
import { auditRoutes } from './audit.routes.ts'
import { countWeeks } from './audit-weeks.queries.ts'

export const audit = feature({
  rights: { 'can-view-audit-log': ['administrator'] },
  calls: auditRoutes,
  schedules: { daily: countWeeks },
})
