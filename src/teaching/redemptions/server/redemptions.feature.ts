import { feature } from '#kit/server/http/feature.ts'
import { redemptionRoutes } from './redemptions.routes.ts'

export const redemptions = feature({ calls: redemptionRoutes })
