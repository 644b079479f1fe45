import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const levelData: PersonalData = { levels: { notPersonal: ['code', 'name', 'requirements'] } }
