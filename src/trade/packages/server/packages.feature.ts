import { feature } from '#kit/server/http/feature.ts'
import { packageData } from './packages.personal-data.ts'
import { packageRoutes } from './packages.routes.ts'

export const packages = feature({
  personalData: packageData,
  calls: packageRoutes,
})
