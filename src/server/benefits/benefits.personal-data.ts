import type { PersonalData } from '#server/kit/personal-data/declaration.ts'

export const benefitData: PersonalData = {
  benefits: { notPersonal: ['name', 'description', 'category', 'link', 'search'] },
}
