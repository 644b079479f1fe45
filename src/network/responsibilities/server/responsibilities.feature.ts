import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { bilingualName } from '#kit/server/records/record-kind.ts'
import { responsibilityData } from './responsibilities.personal-data.ts'
import { responsibilityRoutes } from './responsibilities.routes.ts'

export const responsibilities = feature({
  personalData: responsibilityData,
  rights: {
    'can-view-responsibilities': { holders: ['administrator', 'pro-artist'], group: 'catalogue' },
    'can-create-responsibilities': { holders: ['administrator'], group: 'catalogue' },
    'can-edit-responsibilities': { holders: ['administrator'], group: 'catalogue' },
    'can-delete-responsibilities': { holders: ['administrator'], group: 'catalogue' },
  },
  records: {
    responsibility: {
      texts: ['responsibilities'],
      name: bilingualName('responsibilities'),
      choice: {
        calls: ['/api/responsibilities/{id}'],
        rows: () => sql`select * from responsibilities`,
        name: (language) => sql`name ->> ${language}`,
      },
    },
  },
  calls: responsibilityRoutes,
})
