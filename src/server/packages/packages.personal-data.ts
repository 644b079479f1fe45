import type { PersonalData } from '#server/kit/personal-data/declaration.ts'

export const packageData: PersonalData = {
  packages: { notPersonal: ['name', 'description', 'price_currency', 'search'] },
}
