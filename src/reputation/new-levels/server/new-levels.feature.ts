import { feature } from '#kit/server/http/feature.ts'
import { newLevelFollows } from './new-levels.follows.ts'
import { newLevelData } from './new-levels.personal-data.ts'
import { newLevelRoutes } from './new-levels.routes.ts'

export const newLevels = feature({
  place: 'dashboard',
  personalData: newLevelData,
  merging: { references: { new_levels: { pro_artist_id: { of: 'artist', kind: 'upgrades' } } } },
  calls: newLevelRoutes,
  follows: newLevelFollows,
})
