import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const packageData: PersonalData = {
  packages: { notPersonal: ['name', 'description', 'price_currency', 'search'] },
}
