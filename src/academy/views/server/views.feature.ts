import { feature } from '#kit/server/http/feature.ts'
import { viewData } from './views.personal-data.ts'
import { viewRoutes } from './views.routes.ts'

export const views = feature({
  personalData: viewData,
  calls: viewRoutes,
})
