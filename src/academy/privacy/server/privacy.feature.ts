import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { privacyData } from './privacy.personal-data.ts'
import { privacyRoutes } from './privacy.routes.ts'

export const privacy = feature({
  personalData: privacyData,
  merging: { references: { privacy_versions: { saved_by: 'act' } } },
  rights: {
    // What people rely on by law: the owner chooses who may change it.
    'can-edit-privacy-notice': { holders: [], group: 'office' },
  },
  records: {
    privacyNotice: {
      texts: ['privacy'],
      name: ({ id }, { t }) =>
        sql`(select ${t('audit.kind_privacyNotice')} || ' ' || number from privacy_versions where privacy_versions.id = ${id})`,
      choice: null,
    },
  },
  calls: privacyRoutes,
  legalTexts: [
    'privacy.note_controller',
    'privacy.note_application',
    'privacy.note_data_form',
    'privacy.note_profile',
    'privacy.note_account',
    'privacy.note_seat',
    'privacy.note_sign_up',
    'privacy.note_review',
    'privacy.note_report',
    'privacy.note_question',
    'privacy.note_consent',
    'privacy.note_others',
    'privacy.note_import',
    'privacy.being_prepared',
  ],
})
