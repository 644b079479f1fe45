import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { settingData } from './settings.personal-data.ts'
import { operatorLabels, settingsRoutes, signUpLabels } from './settings.routes.ts'

export const settings = feature({
  personalData: settingData,
  rights: {
    'can-view-system-settings': { holders: ['administrator'], group: 'office' },
    'can-edit-system-settings': { holders: ['administrator'], group: 'office' },
    // Removed records cannot be restored: the owner chooses who may set this.
    'can-set-retention': { holders: [], group: 'office' },
  },
  records: {
    settings: { texts: ['settings'], name: (_, { t }) => sql`${t('settings.title')}::text`, choice: null },
  },
  details: {
    labels: {
      voucherDelayInDays: 'settings.voucher_delay_days',
      googleDriveMarketingMaterialsLink: 'settings.marketing',
      emails: 'settings.dedicated',
      review_voucher_percent: 'settings.review_voucher',
      is_gallery_on: 'settings.gallery',
      two_factor_required_from: 'settings.two_factor',
      inactive_applicant_months: 'settings.inactive_applicants_months',
      ...signUpLabels,
      ...operatorLabels,
      accent: 'look.accent',
      mark: 'look.mark',
      is_setup_hidden: 'setup.hide',
    },
    choices: { 'settings.sign_ups': 'settings.sign_ups_' },
  },
  calls: settingsRoutes,
})
