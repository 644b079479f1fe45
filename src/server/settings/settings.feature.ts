import { feature } from '#server/kit/http/feature.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings = feature({
  rights: {
    'can-view-system-settings': ['administrator'],
    'can-edit-system-settings': ['administrator'],
  },
  calls: settingsRoutes,
})
