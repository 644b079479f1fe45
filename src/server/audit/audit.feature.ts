import { feature } from '#server/kit/http/feature.ts'
import { auditRoutes } from './audit.routes.ts'

export const audit = feature({
  rights: { 'can-view-audit-log': ['administrator'] },
  calls: auditRoutes,
})
