import { type Feature, feature } from '#kit/server/http/feature.ts'
import { roleData } from './roles.personal-data.ts'
import { roleRoutes } from './roles.routes.ts'

/** The rights of all features, and which role has which. */
export const roles = (features: () => readonly Feature[]) =>
  feature({
    personalData: roleData,
    calls: roleRoutes(features),
  })
