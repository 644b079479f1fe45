import { type Registered, registered } from '#kit/contract/registered.ts'
import type { PluralForm } from '#kit/contract/texts/plural-forms.ts'
import { type Language, languages, type Plural, type Texts } from '#kit/contract/texts/text.ts'
import { translationScopes } from '#kit/contract/texts/translations.ts'
import type { Params } from '#kit/contract/texts/translator.ts'

/**
 * All texts of the portal. A text's key is `group.name`. A feature has a group of its own, for its screens, and its part of those
 * that all share:
 *
 * - `errors` and `validation`: a sentence for each code
 * - `rights`: what each right is for, in plain words
 * - `notices`: a `_title` and a `_text` for each type of notification
 * - `mails`: a `_subject`, a `_body` (paragraphs parted by an empty line) and, where it has a link, the label of its `_button`
 * - `events`: the sentence of each event in the audit log
 * - `calls`: what one does by each call
 * - `dashboard` and `app`: its words on screens that it shares with others
 */
type TextFiles = Registered extends { texts: infer Files } ? Files : never
type Feature = TextFiles[keyof TextFiles]
type Group = Feature extends infer One ? (One extends unknown ? keyof One : never) : never

/** Every group with the texts that the features declare in it. */
export type TextGroups = { [Name in Group]: All<PartOf<Feature, Name>> }
type PartOf<One, Name> = One extends unknown ? (Name extends keyof One ? PolishOf<One[Name]> : never) : never
type PolishOf<Source> = Source extends { pl: infer Polish } ? Polish : never
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

export type TextGroup = Group
export type TextKey = { [Name in Group]: `${Name}.${keyof TextGroups[Name] & string}` }[Group]
export type ValidationCode = keyof TextGroups['validation']
/** A notification's type is the name of its texts: `benefit_added` is all of `benefit_added_*`. */
export type NoticeType = Before<'_title', keyof TextGroups['notices']>
/** A mail has its name from its subject: `password_reset` is all of `password_reset_*`. */
export type MailName = Before<'_subject', keyof TextGroups['mails']>
/** Every right there is. */
export type Right = keyof TextGroups['rights']
/** The headings under which the matrix of roles shows rights: `artists` is `roles.group_artists`. */
export type RightGroup = After<'group_', keyof TextGroups['roles']>
/** What the audit log has words for. */
export type EventName = keyof TextGroups['events']
type After<Beginning extends string, Name> = Name extends `${Beginning}${infer End}` ? End : never
type Before<End extends string, Name> = Name extends `${infer Beginning}${End}` ? Beginning : never

type TextOf<Key> = Key extends `${infer Name extends Group}.${infer Rest}`
  ? Rest extends keyof TextGroups[Name]
    ? TextGroups[Name][Rest]
    : never
  : never
type Mentioned<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Mentioned<Rest> : never
type NamesIn<Text> = Text extends string ? Mentioned<Text> : 'count' | Mentioned<Text[keyof Text]>
/** Filled in by the server wherever a text mentions it: the academy's name, who runs it, and where replies arrive. */
export type TextConstant = 'academy' | 'imprint' | 'office_email'
export type ParamsOf<Key extends TextKey> = TextKey extends Key
  ? [params?: Params]
  : [Exclude<NamesIn<TextOf<Key>>, TextConstant>] extends [never]
    ? [params?: Params]
    : [params: Params & Record<Exclude<NamesIn<TextOf<Key>>, TextConstant>, string | number>]

/** The text under a key, with all its parameters. None are required where the key is known at run time only. */
export type Translate = <Key extends TextKey>(key: Key, ...params: ParamsOf<Key>) => string

type Text = { group: Group; name: string; language: Language; text: string | Plural }

/** Every text in both languages, feature by feature. */
export function everyText(): Text[] {
  return Object.values(registered().texts).flatMap((feature) =>
    (Object.entries(feature) as [Group, Record<Language, Texts>][]).flatMap(([group, source]) =>
      languages.flatMap((language) =>
        Object.entries(source[language]).map(([name, text]) => ({ group, name, language, text })),
      ),
    ),
  )
}

/** Where the texts of a group are shown, unless that is in the application. */
const scopes: { [Name in Group]?: number } = {
  mails: translationScopes.mails,
  errors: translationScopes.server,
  answers: translationScopes.server,
  events: translationScopes.server,
  calls: translationScopes.server,
  notices: translationScopes.server,
  publicPage: translationScopes.server,
  accessibilityPage: translationScopes.server,
}

export type FlatText = {
  scope: number
  /** `group.name`, and the plural form, which is a suffix of the key. */
  base: string
  form: PluralForm | null
  key: string
  language: Language
  text: string
}

/** Every text as one row, each plural form under a suffix (`key_one`, `key_few`, …). */
export function flatTexts(): FlatText[] {
  return everyText().flatMap(({ group, name, language, text }): FlatText[] => {
    const scope = scopes[group] ?? translationScopes.application
    const base = `${group}.${name}`
    const row = { scope, base, language }
    if (typeof text === 'string') return [{ ...row, form: null, key: base, text }]
    const forms = Object.entries(text) as [PluralForm, string][]
    return forms.map(([form, text]) => ({ ...row, form, key: `${base}_${form}`, text }))
  })
}
