import type { PersonalData } from '#server/kit/personal-data/declaration.ts'

export const countryData: PersonalData = { countries: { notPersonal: ['code', 'name'] } }
