import { feature } from '#server/kit/http/feature.ts'
import { benefitNotices } from './benefits.notices.ts'
import { benefitRoutes } from './benefits.routes.ts'

export const benefits = feature({
  rights: {
    'can-view-benefits': ['administrator', 'pro-artist'],
    'can-create-benefits': ['administrator'],
    'can-edit-benefits': ['administrator'],
    'can-delete-benefits': ['administrator'],
  },
  calls: benefitRoutes,
  broadcasts: benefitNotices,
})
