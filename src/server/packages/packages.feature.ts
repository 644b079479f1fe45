import { feature } from '#server/kit/http/feature.ts'
import { packageRoutes } from './packages.routes.ts'

export const packages = feature({ calls: packageRoutes })
