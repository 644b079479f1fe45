import { translations } from '#kit/contract/texts/translations.ts'
import { send } from '#kit/web/calls/api.ts'
import { currentLanguage, drawTextsAnew, fillTexts } from '#kit/web/language/i18n.ts'

/** Shows the texts as the server fills them in now, which name the academy. */
export async function takeOverTexts(): Promise<void> {
  const language = currentLanguage()
  const { data } = await send(translations.application, { language })
  fillTexts(data.map((text) => ({ language, ...text })))
  drawTextsAnew()
}
