import { feature } from '#kit/server/http/feature.ts'
import { levelData } from './levels.personal-data.ts'
import { levelDetails, levelRecords } from './levels.records.ts'
import { levelRoutes } from './levels.routes.ts'

export const levels = feature({
  personalData: levelData,
  records: levelRecords,
  details: levelDetails,
  calls: levelRoutes,
})
