import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const countryData: PersonalData = { countries: { notPersonal: ['code', 'name'] } }
