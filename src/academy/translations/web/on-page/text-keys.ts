import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { partsOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { send } from '#kit/web/calls/api.ts'
import { currentLanguage, fillTexts, redrawTexts } from '#kit/web/language/i18n.ts'
import { createMatcher, type KnownText, mailsIn, plain } from './text-patterns.ts'

/*
 * Finds the keys of texts on the page. While somebody edits texts, the browser records which text it renders under
 * which key; the page itself has no trace of it. Texts that the server rendered, such as errors, are found by pattern.
 */

type ShippedText = KnownText & { language: Language }

/** By the rendered text: several keys may have the same. */
const noted = new Map<string, Set<string>>()
let shipped: ShippedText[] = []
let matcher: { language: Language; match: (words: string) => readonly string[] } | null = null
/** Of words that were not noted, worked out once. */
const answers = new Map<string, readonly string[]>()

/** From now on; everything is drawn once more, so that what is there already is noted, too. */
export function startNoting() {
  redrawTexts(note)
  void send(translations.all, {}).then(({ data }) => know(data), ignore)
  return () => {
    redrawTexts(null)
    noted.clear()
    know([])
  }
}

/** The keys of a text: none if people wrote it. Those that were rendered on this page come first. */
export function keysOf(text: string): readonly string[] {
  const words = plain(text)
  if (mailsIn(words) === 0) return []
  const own = noted.get(words)
  if (own) return [...own]
  const shape = matcherNow()
  const keys = answers.get(words) ?? firstFound(shape(words), () => piecesOf(words))
  answers.set(words, keys)
  return keys
}

/** The portal shows a text that was just saved from now on, in this tab at once, as the server sends it. */
export function adoptText({ key, texts }: PortalText) {
  const rows = (Object.entries(texts) as [TextPlace, string][]).map(([place, translation]) => {
    const { language, form } = partsOf(place)
    return { language, key: form ? `${key}_${form}` : key, translation }
  })
  const isSaved = (text: ShippedText) => rows.some((row) => row.key === text.key && row.language === text.language)
  know([...shipped.filter((text) => !isSaved(text)), ...rows])
  fillTexts(rows)
  redrawTexts()
  latest += 1
  void Promise.all(
    [...new Set(rows.map(({ language }) => language))].map((language) => refetch(language, latest)),
  ).then(() => redrawTexts(), ignore)
}

/** Of two texts saved one after the other, the response to the first may come last. */
let latest = 0

/** The server fills in what all texts may mention, such as the academy's name, and binds lone letters. */
async function refetch(language: Language, number: number) {
  const { data } = await send(translations.application, { language })
  if (number === latest) fillTexts(data.map((text) => ({ language, ...text })))
}

function note(key: string, text: string) {
  const words = plain(text)
  const keys = noted.get(words)
  if (!keys?.has(key)) noted.set(words, new Set(keys).add(key))
}

function know(texts: ShippedText[]) {
  shipped = texts
  matcher = null
  answers.clear()
}

function matcherNow() {
  const language = currentLanguage()
  if (matcher?.language !== language) {
    matcher = { language, match: createMatcher(shipped.filter((text) => text.language === language)) }
    answers.clear()
  }
  return matcher.match
}

/** Some words are put together from two texts: these are most of it. */
function piecesOf(words: string): string[] {
  const inside = [...noted.keys()]
    .filter((text) => mailsIn(text) > 1 && text.length < words.length && ` ${words} `.includes(text))
    .sort((one, other) => other.length - one.length)
  let rest = words
  const keys = inside.flatMap((text) => {
    if (!rest.includes(text)) return []
    rest = rest.replace(text, '')
    return [...(noted.get(text) ?? [])]
  })
  return mailsIn(rest) * 2 < mailsIn(words) ? keys : []
}

function firstFound(keys: readonly string[], others: () => readonly string[]): readonly string[] {
  return keys.length > 0 ? keys : others()
}

const ignore = () => undefined
