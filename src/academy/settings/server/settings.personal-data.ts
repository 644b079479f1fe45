import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Addresses of the academy. */
export const settingData: PersonalData = {
  settings: { notPersonal: ['marketing_materials_link', 'dedicated_terms_emails'] },
}
