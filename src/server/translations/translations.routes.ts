import { supportedLanguage } from '#contract/kit/text.ts'
import { translations } from '#contract/translations/translations.ts'
import { routes } from '#server/kit/http/context.ts'
import { allTexts, doorTexts } from './kept-texts.ts'

export const translationRoutes = routes(translations, {
  all: (ctx) => allTexts(ctx),
  door: (ctx, { language }) => doorTexts(ctx, supportedLanguage(language)),
})
