import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { textPaths } from './cached-texts.ts'
import { translationRoutes } from './translations.routes.ts'

export const translations = feature({
  rights: {
    'can-see-translations': { holders: ['administrator'], group: 'office' },
    'can-add-translations': { holders: ['administrator'], group: 'office' },
    'can-edit-translations': { holders: ['administrator'], group: 'office' },
  },
  records: { translation: { texts: ['translations'], name: plainName('texts', 'key'), choice: null } },
  calls: translationRoutes,
  fastPath: textPaths,
})
