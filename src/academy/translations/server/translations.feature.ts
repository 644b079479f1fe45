import { feature } from '#kit/server/http/feature.ts'
import { textPaths } from './kept-texts.ts'
import { translationRoutes } from './translations.routes.ts'

export const translations = feature({
  rights: {
    'can-see-translations': ['administrator'],
    'can-add-translations': ['administrator'],
    'can-edit-translations': ['administrator'],
  },
  calls: translationRoutes,
  fastPath: textPaths,
})
