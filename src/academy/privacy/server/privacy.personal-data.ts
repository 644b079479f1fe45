import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const privacyData: PersonalData = {
  privacy_versions: { notPersonal: ['body', 'published_text'] },
}
