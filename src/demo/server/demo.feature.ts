import { feature } from '#kit/server/http/feature.ts'
import { demoRoutes } from './demo.routes.ts'

export const demo = feature({ calls: demoRoutes })
