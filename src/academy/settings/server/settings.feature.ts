import { feature } from '#kit/server/http/feature.ts'
import { settingData } from './settings.personal-data.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings = feature({
  personalData: settingData,
  rights: {
    'can-view-system-settings': ['administrator'],
    'can-edit-system-settings': ['administrator'],
    // What is removed is gone for good: the owner says who decides on it.
    'can-set-retention': [],
  },
  calls: settingsRoutes,
})
