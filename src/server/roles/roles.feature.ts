import { feature } from '#server/kit/http/feature.ts'
import { roleRoutes } from './roles.routes.ts'

export const roles = feature({ calls: roleRoutes })
