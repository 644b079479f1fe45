import { supportedLanguage } from '#contract/kit/text.ts'
import { isDoorText } from '#contract/translations/door-texts.ts'
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
  door: async ({ db }, { language }) => {
    const texts = await db
      .selectFrom('translations')
      .innerJoin('languages', 'languages.id', 'translations.language_id')
      .select(['key', 'translation'])
      .where('languages.code', '=', supportedLanguage(language))
      .orderBy('translations.id')
      .execute()
    return { data: texts.filter(({ key }) => isDoorText(key)) }
  },
})
