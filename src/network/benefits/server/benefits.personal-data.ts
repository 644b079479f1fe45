import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const benefitData: PersonalData = {
  benefits: { notPersonal: ['name', 'description', 'category', 'link', 'search'] },
}
