import { feature } from '#kit/server/http/feature.ts'
import { settingData } from './settings.personal-data.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings = feature({
  personalData: settingData,
  rights: {
    'can-view-system-settings': { holders: ['administrator'], group: 'office' },
    'can-edit-system-settings': { holders: ['administrator'], group: 'office' },
    // Removed records cannot be restored: the owner chooses who may set this.
    'can-set-retention': { holders: [], group: 'office' },
  },
  calls: settingsRoutes,
})
