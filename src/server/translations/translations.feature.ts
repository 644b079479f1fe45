import { feature } from '#server/kit/http/feature.ts'
import { translationRoutes } from './translations.routes.ts'

export const translations = feature({ calls: translationRoutes })
