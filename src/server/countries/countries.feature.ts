import { feature } from '#server/kit/http/feature.ts'
import { countryRoutes } from './countries.routes.ts'

export const countries = feature({ calls: countryRoutes })
