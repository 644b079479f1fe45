import { feature } from '#server/kit/http/feature.ts'
import { viewRoutes } from './views.routes.ts'

export const views = feature({ calls: viewRoutes })
