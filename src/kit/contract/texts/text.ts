import { z } from 'zod/mini'

/** The languages of the portal, and schemas of texts in one or both of them. */

export const languages = ['pl', 'en-US'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'pl'
export const fallbackLanguage: Language = 'en-US'

/** 'en' is en-US; what the portal does not speak is Polish. */
export function supportedLanguage(code: string | null | undefined): Language {
  if (code === 'en') return 'en-US'
  return languages.find((language) => language === code) ?? defaultLanguage
}

export const language = () => z.enum(languages)

/** Text in both languages; both are wanted. Where it was written in `only` one, the other repeats it. */
export const bilingual = <Text extends z.ZodMiniType>(text: Text) =>
  z.object({ pl: text, 'en-US': text, only: z.optional(language()) })
export type Bilingual = { pl: string; 'en-US': string; only?: Language | undefined }

/** The language in which a text was written that is shown to a reader of the given one. */
export function writtenIn({ only }: Pick<Bilingual, 'only'>, reader: Language): Language {
  return only ?? reader
}

/** What a person typed in each language: nothing where the other one is repeated. */
export function typedTexts(text: { [Of in Language]?: string | null } & { only?: Language | undefined }) {
  const typed = (language: Language) =>
    text.only === undefined || text.only === language ? (text[language] ?? '') : ''
  return { pl: typed('pl'), 'en-US': typed('en-US') }
}

/** Plural forms by CLDR category: Polish uses four (1, 2–4, 5–21, fractions), English two. */
export type Plural = { one: string; few?: string; many?: string; other: string }
export type Texts = Record<string, string | Plural>

/** The shape that a second language must have: the same keys, plural where the first is plural. */
export type SameTexts<First extends Texts> = { [Key in keyof First]: First[Key] extends string ? string : Plural }

/** Both languages of a feature; the second is checked against the first by the compiler. */
export function bilingualTexts<const Polish extends Texts>(texts: { pl: Polish; 'en-US': SameTexts<Polish> }) {
  return texts
}
