import { feature } from '#server/kit/http/feature.ts'
import { responsibilityRoutes } from './responsibilities.routes.ts'

export const responsibilities = feature({ calls: responsibilityRoutes })
