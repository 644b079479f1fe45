import { type PluralForm, pluralForms } from '#kit/contract/texts/plural-forms.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'

/*
 * A text of the portal is a sentence in both languages; a counted one has plural forms. Each of these has a place: `pl`
 * and `en-US`, or `pl_one`, `pl_few`, `pl_many`, `pl_other`, `en-US_one` and `en-US_other`.
 */

export const textPlaces = [
  'pl',
  'pl_one',
  'pl_few',
  'pl_many',
  'pl_other',
  'en-US',
  'en-US_one',
  'en-US_other',
] as const
export type TextPlace = (typeof textPlaces)[number]
export type InPlaces = Partial<Record<TextPlace, string>>

export function placeOf(language: Language, form: PluralForm | null): TextPlace {
  return (form ? `${language}_${form}` : language) as TextPlace
}

export function partsOf(place: TextPlace): { language: Language; form: PluralForm | null } {
  const [language, form = null] = place.split('_') as [Language, PluralForm?]
  return { language, form }
}

/** Every place that a text has to fill. */
export function placesOf({ is_plural }: { is_plural: boolean }): TextPlace[] {
  return languages.flatMap((language) =>
    is_plural ? pluralForms[language].map((form) => placeOf(language, form)) : [language],
  )
}

/** `{{name}}`; braces that are no placeholder would be shown to people as they are. */
const braces = /\{\{\s*(\w+)\s*\}\}|\{\{|\}\}/g

/** What a text mentions, each once and in order: two texts can stand for one another where they mention the same. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([whole, name = whole]) => name))].sort()
}
