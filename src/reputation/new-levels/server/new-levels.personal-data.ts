import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const newLevelData: PersonalData = {
  new_levels: { about: [{ kind: 'upgrades', rows: 'pro_artist_id = :artist', deleted: [] }] },
}
