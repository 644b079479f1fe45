import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { partsOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { send } from '#kit/web/calls/api.ts'
import { currentLanguage, drawTextsAnew, fillTexts } from '#kit/web/language/i18n.ts'
import { createMatcher, type KnownText, lettersIn, plain } from './text-patterns.ts'

/*
 * Where words on the page come from. While somebody edits texts, the browser notes what it says under which key; nothing in the
 * page tells of it. What the server said, as its errors are, is known by its shape.
 */

type ShippedText = KnownText & { language: Language }

/** By what was said: several texts may say the same. */
const noted = new Map<string, Set<string>>()
let shipped: ShippedText[] = []
let matcher: { language: Language; match: (words: string) => readonly string[] } | null = null
/** Of words that were not noted, worked out once. */
const answers = new Map<string, readonly string[]>()

/** From now on; everything is drawn once more, so that what is there already is noted, too. */
export function startNoting() {
  drawTextsAnew(note)
  void send(translations.all, {}).then(({ data }) => know(data), ignore)
  return () => {
    drawTextsAnew(null)
    noted.clear()
    know([])
  }
}

/** The keys that words come from: none where people wrote them. Those that were said here and now come first. */
export function keysOf(text: string): readonly string[] {
  const words = plain(text)
  if (lettersIn(words) === 0) return []
  const own = noted.get(words)
  if (own) return [...own]
  const shape = matcherNow()
  const keys = answers.get(words) ?? firstFound(shape(words), () => piecesOf(words))
  answers.set(words, keys)
  return keys
}

/** What somebody just saved is what the portal says from now on, here at once. */
export function adoptText({ key, texts }: PortalText) {
  const rows = (Object.entries(texts) as [TextPlace, string][]).map(([place, translation]) => {
    const { language, form } = partsOf(place)
    return { language, key: form ? `${key}_${form}` : key, translation }
  })
  fillTexts(rows)
  const isSaved = (text: ShippedText) => rows.some((row) => row.key === text.key && row.language === text.language)
  know([...shipped.filter((text) => !isSaved(text)), ...rows])
  drawTextsAnew()
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
    .filter((text) => lettersIn(text) > 1 && text.length < words.length && ` ${words} `.includes(text))
    .sort((one, other) => other.length - one.length)
  let rest = words
  const keys = inside.flatMap((text) => {
    if (!rest.includes(text)) return []
    rest = rest.replace(text, '')
    return [...(noted.get(text) ?? [])]
  })
  return lettersIn(rest) * 2 < lettersIn(words) ? keys : []
}

function firstFound(keys: readonly string[], others: () => readonly string[]): readonly string[] {
  return keys.length > 0 ? keys : others()
}

const ignore = () => undefined
