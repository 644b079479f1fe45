import { feature } from '#kit/server/http/feature.ts'
import { viewingRoutes } from './viewing.routes.ts'

export const viewing = feature({ place: 'users', calls: viewingRoutes })
