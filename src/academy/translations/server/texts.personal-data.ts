import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const textData: PersonalData = {
  languages: { notPersonal: ['code', 'name'] },
  texts_version: { notPersonal: ['academy', 'imprint', 'office_email', 'accent', 'mark'] },
  texts: { notPersonal: ['key'] },
  translations: { notPersonal: ['key', 'translation', 'form', 'default_text', 'known_default', 'search'] },
}
