import { type InPlaces, mentionsIn, placesOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import type { Problem } from '#kit/contract/validation.ts'

type Checked = { is_plural: boolean; defaults: InPlaces; texts: InPlaces }
export type TextProblem = { place: TextPlace; code: ValidationCode; params?: Problem['params'] }

/** The problems of a text that a user wants to save: each place is compared with its own default. */
export function problemsOf(text: Checked, given: InPlaces): TextProblem[] {
  const places = placesOf(text)
  return (Object.entries(given) as [TextPlace, string][]).flatMap(([place, words]) => {
    if (!places.includes(place)) return [{ place, code: 'text_place' as const }]
    // What the office added has no default: all its places mention what the first one does.
    const all = { ...text.texts, ...given }
    const standard = text.defaults[place] ?? all[places.find((one) => all[one] !== undefined) ?? place] ?? words
    const wanted = mentionsIn(standard)
    if (`${mentionsIn(words)}` !== `${wanted}`) return [{ place, ...differing(wanted) }]
    if (text.defaults[place] && words.includes('\n') && !standard.includes('\n')) return [{ place, code: 'one_line' }]
    return []
  })
}

function differing(wanted: string[]): Pick<TextProblem, 'code' | 'params'> {
  if (wanted.length === 0) return { code: 'mentions_nothing' }
  return { code: 'mentions', params: { mentions: wanted.map((name) => `{{${name}}}`).join(', ') } }
}
