import { operatorFields } from '#academy/settings/contract/operator.ts'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Of the academy: its addresses, its look, and who runs it. */
export const settingData: PersonalData = {
  settings: {
    notPersonal: [
      'marketing_materials_link',
      'sign_ups',
      'dedicated_terms_emails',
      'accent',
      'mark',
      ...operatorFields,
    ],
  },
}
