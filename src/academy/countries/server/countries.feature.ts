import { feature } from '#kit/server/http/feature.ts'
import { countryData } from './countries.personal-data.ts'
import { countryRoutes } from './countries.routes.ts'

export const countries = feature({
  personalData: countryData,
  calls: countryRoutes,
})
