import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { bilingualName } from '#kit/server/records/record-kind.ts'
import { visiblePackages } from './packages.queries.ts'
import { packageRoutes } from './packages.routes.ts'

export const packages = feature({
  calls: packageRoutes,
  records: {
    package: {
      texts: ['packages'],
      name: bilingualName('packages'),
      ids: ['package_id'],
      choice: {
        calls: ['/api/packages/{id}'],
        rows: visiblePackages,
        name: (language) => sql`name ->> ${language}`,
      },
    },
  },
  details: { derived: ['sold'] },
  personalData: {
    packages: { notPersonal: ['name', 'description', 'price_currency', 'search'] },
  },
})
