import type { PersonalData } from '#server/kit/personal-data/declaration.ts'

export const levelData: PersonalData = { levels: { notPersonal: ['code', 'name', 'requirements'] } }
