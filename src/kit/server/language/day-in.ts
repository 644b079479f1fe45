import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'

/** A calendar day, in a language's usual form. */
export function dayIn(language: Language, day: string): string {
  return formats[language].format(new Date(day))
}

export function dayInEach(day: string): Bilingual {
  return Object.fromEntries(languages.map((language) => [language, dayIn(language, day)])) as Bilingual
}

// Made once: to make one costs as much as a hundred days.
const formats = Object.fromEntries(
  languages.map((language) => [language, new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })]),
) as Record<Language, Intl.DateTimeFormat>
