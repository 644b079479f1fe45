import { feature } from '#kit/server/http/feature.ts'
import { responsibilityData } from './responsibilities.personal-data.ts'
import { responsibilityRoutes } from './responsibilities.routes.ts'

export const responsibilities = feature({
  personalData: responsibilityData,
  rights: {
    'can-view-responsibilities': ['administrator', 'pro-artist'],
    'can-create-responsibilities': ['administrator'],
    'can-edit-responsibilities': ['administrator'],
    'can-delete-responsibilities': ['administrator'],
  },
  calls: responsibilityRoutes,
})
