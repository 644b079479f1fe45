import { type AllFeatures, type Feature, feature } from '#kit/server/http/feature.ts'
import { reasonRoutes } from './reasons.routes.ts'

/** Why somebody can, or cannot, make any call of the other features. */
export const reasons = (features: AllFeatures): Feature => {
  const itself = feature({ calls: reasonRoutes(() => features().filter((other) => other !== itself)) })
  return itself
}
