import { translations } from '#contract/translations/translations.ts'
import { routes } from '#server/kit/http/context.ts'

export const translationRoutes = routes(translations, {
  all: async ({ db }) => ({
    data: await db
      .selectFrom('translations')
      .innerJoin('languages', 'languages.id', 'translations.language_id')
      .select(['translations.id', 'language_id', 'languages.code as language', 'key', 'translation'])
      .orderBy('translations.id')
      .execute(),
  }),
})
