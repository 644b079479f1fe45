import { feature, holds } from '#kit/server/http/feature.ts'
import { languageRoutes } from './languages.routes.ts'
import { textData } from './texts.personal-data.ts'
import { outdatedTexts } from './texts.queries.ts'
import { textRoutes } from './texts.routes.ts'

export const texts = feature({
  personalData: textData,
  calls: textRoutes,
  place: 'translations',
  counters: {
    textsOutdatedCount: {
      queue: 'texts',
      isFor: holds('can-edit-translations'),
      rows: ({ db }) => outdatedTexts(db).$castTo<{ since: string }>(),
    },
  },
})

/** The specification's calls about the same rows. */
export const languages = feature({ calls: languageRoutes, place: 'translations' })
