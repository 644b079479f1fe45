import { feature } from '#server/kit/http/feature.ts'
import { levelRoutes } from './levels.routes.ts'

export const levels = feature({ calls: levelRoutes })
