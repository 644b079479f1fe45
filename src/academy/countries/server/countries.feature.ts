import { feature } from '#kit/server/http/feature.ts'
import { bilingualName } from '#kit/server/records/record-kind.ts'
import { countryData } from './countries.personal-data.ts'
import { countryRoutes } from './countries.routes.ts'

export const countries = feature({
  personalData: countryData,
  records: { country: { texts: [], name: bilingualName('countries'), ids: ['country_id'], choice: null } },
  calls: countryRoutes,
})
