import { feature } from '#kit/server/http/feature.ts'
import { roleData } from './roles.personal-data.ts'
import { roleRoutes } from './roles.routes.ts'

export const roles = feature({
  personalData: roleData,
  calls: roleRoutes,
})
