import { feature } from '#kit/server/http/feature.ts'
import type { DelayedVouchers } from './delayed-vouchers.queries.ts'
import { settingData } from './settings.personal-data.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settings = (vouchers: DelayedVouchers) =>
  feature({
    personalData: settingData,
    rights: {
      'can-view-system-settings': ['administrator'],
      'can-edit-system-settings': ['administrator'],
      // What is removed is gone for good: the owner says who decides on it.
      'can-set-retention': [],
    },
    calls: settingsRoutes(vouchers),
  })
