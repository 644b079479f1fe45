import { feature } from '#kit/server/http/feature.ts'
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
  calls: responsibilityRoutes,
})
