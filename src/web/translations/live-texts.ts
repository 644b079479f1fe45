import type { PortalText } from '#contract/translations/portal-texts.ts'
import { partsOf, type TextPlace } from '#contract/translations/text-places.ts'
import { fillTexts } from '#web/kit/language/i18n.ts'

/** What was saved here is said here at once; every other page says it when it is loaded next. */
export function showText({ key, texts }: PortalText) {
  const rows = (Object.entries(texts) as [TextPlace, string][]).map(([place, translation]) => {
    const { language, form } = partsOf(place)
    return { language, key: form ? `${key}_${form}` : key, translation }
  })
  fillTexts(rows)
}
