import type { Language } from './text.ts'

/** The plural forms (CLDR categories) of each language. */

/** Of what is counted, by CLDR category: Polish has 1, 2–4, 5–21 and fractions. Apart from the texts, for the door needs none of it. */
export const pluralForms = {
  pl: ['one', 'few', 'many', 'other'],
  'en-US': ['one', 'other'],
} as const satisfies Record<Language, readonly string[]>
export type PluralForm = (typeof pluralForms)['pl'][number]
