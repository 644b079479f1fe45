import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { roleData } from './roles.personal-data.ts'
import { roleDetails, roleRecords } from './roles.records.ts'
import { roleRoutes } from './roles.routes.ts'

/** The rights of all features, and which role has which. */
export const roles = (features: AllFeatures) =>
  feature({
    personalData: roleData,
    merging: {
      references: {
        user_roles: { user_id: 'login' },
      },
    },
    records: roleRecords,
    details: roleDetails,
    rights: { 'can-edit-roles': { holders: [], group: 'users' } },
    calls: roleRoutes(features),
  })
