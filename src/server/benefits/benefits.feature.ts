import { feature } from '#server/kit/http/feature.ts'
import { benefitNotices } from './benefits.notices.ts'
import { benefitRoutes } from './benefits.routes.ts'

export const benefits = feature({
  calls: benefitRoutes,
  broadcasts: benefitNotices,
})
