import { type Feature, feature } from '#kit/server/http/feature.ts'
import { reasonRoutes } from './reasons.routes.ts'

/** Why somebody can, or cannot, make any of the calls of these features. */
export const reasons = (features: readonly Feature[]) => feature({ calls: reasonRoutes(features) })
