import { supportedLanguage } from '#kit/contract/texts/text.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { routes } from '#kit/server/http/context.ts'
import { allTexts, applicationTexts, doorTexts } from './cached-texts.ts'

export const translationRoutes = routes(translations, {
  all: (ctx) => allTexts(ctx),
  application: (ctx, { language }) => applicationTexts(ctx, supportedLanguage(language)),
  door: (ctx, { language }) => doorTexts(ctx, supportedLanguage(language)),
})
