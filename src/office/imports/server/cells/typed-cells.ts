import { type Language, languages } from '#kit/contract/texts/text.ts'
import { typedDay } from '#kit/contract/typed-day.ts'
import { minorUnits } from '#kit/contract/values/money.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { daysTo1904, notCalculated } from '#kit/server/lists/xlsx-table.ts'
import type { DateOrder } from '#office/imports/contract/import-kinds.ts'
import type { Cells } from '#office/imports/server/row-problem.ts'

/* How people write things in spreadsheets. */

/** Words without case, diacritics and punctuation. */
export function plain(text: string): string {
  const mails = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  return mails.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** "1 234,50 zł", "1.234,50", "PLN 1,234.50", "1 234,-" in minor units; unchanged if it is no amount in złoty. */
export function amountOf(typed: string): number | string {
  const digits = typed.replaceAll(/\s|['’]|(?:pln|zł|zl)\.?/giu, '').replace(/,-+$/, '')
  const [last = ''] = /[.,](?=\d{1,2}$)/.exec(digits) ?? []
  const thousands = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.exec(digits)?.[1]
  return minorUnits(thousands && thousands !== last ? digits.replaceAll(thousands, '') : digits)
}

/** Without the invisible marks at which a page of the web may break a word, and which are copied with it. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(/\u00AD|\u200B|\u2060|\uFEFF/g, '')
}

/** "mailto:anna@example.com", "Anna Nowak <anna@example.com>", "anna @ example.com;": the address alone; several stay as they are. */
export function emailOf(typed: string): string {
  const [, named] = /^[^@]*<([^<>]+)>[\s.,;]*$/.exec(typed) ?? []
  const bare = (named ?? typed).replace(/^mailto:\s*/i, '').replace(/(?<![\s.,;])[\s.,;]+$/, '')
  return bare.replace(/(?<!\s)\s*@\s*/, '@')
}

/** A day; of what never ends people write 31.12.9999, and nothing can be reckoned from that. */
export function dayOf(typed: string, order: DateOrder): string | null {
  const day = dayOfNumber(typed) ?? typedDay(typed, order)
  return day && day < '3000' ? day : null
}

/** The number that a spreadsheet has for a day, where its cell has another format: days since December 30, 1899, here of 1982 to 2036. */
function dayOfNumber(typed: string): string | undefined {
  const [, days] = /^([34]\d{4})(?:[.,]\d+)?$/.exec(typed.trim()) ?? []
  return days && daysLater('1899-12-30', Number(days))
}

/** The number of a day in a workbook that counts from 1904, as one that counts from 1899. */
export function dayNumberFrom1904(typed: string): string {
  return /^\d{5}(?:\.\d+)?$/.test(typed) ? String(Number(typed) + daysTo1904) : typed
}

/** A Polish number is often written without the code of its country, an international one with 00. */
export function phoneOf(typed: string): string {
  const number = typed.replace(/^(?:(?:telefon|tel|kom|phone|mobile)\b[.:\s]*)+/i, '').replace(/(?<=^\d{9,})[.,]0$/, '')
  const digits = number.replaceAll(/[\s().\-\u2010-\u2015/']/g, '')
  if (/^0?\d{9}$/.test(digits)) return `+48${digits.slice(-9)}`
  if (/^00[1-9]\d{7,14}$/.test(digits)) return `+${digits.slice(2)}`
  return /^48\d{9}$/.test(digits) ? `+${digits}` : /^\+[\d]+$/.test(digits) ? digits : typed
}

/**
 * The last word of a whole name is the last name; the first one is, where the last name comes first or before a comma.
 * A last name of two parts is one word, also with spaces around its hyphen. "Nowak (mama)" and "Nowak jr" stay as they are.
 */
export function namesIn({ full_name, reversed_name }: Cells): Cells {
  const [whole, reversed] = [withoutTitle(joined(full_name)), withoutTitle(joined(reversed_name))]
  const [, family, given] = /^([^,]+),\s*(.+)$/.exec(reversed.name || whole.name) ?? []
  const [, first, rest] = /^(\S+)\s+(.+)$/.exec(reversed.name) ?? []
  const [, names, last] = wholeName.exec(whole.name) ?? []
  const last_name = family ?? first ?? last
  const first_name = given ?? rest ?? names
  const title = reversed.title || whole.title
  return first_name && last_name ? { first_name: `${title} ${first_name}`.trim(), last_name: last_name.trim() } : {}
}

const wholeName = /^(.+?)\s+([^\s(]\S*(?:\s+(?:\([^()]*\)|(?:jr|sr)\.?|(?:mł|st)\.|junior|senior))*)$/iu

const title = '(?:mgr|inż|dr|hab|prof)(?!\\p{L})[.\\s]*'
const titles = new RegExp(`^((?:${title})*)(.*?)(?:,\\s*((?:${title})+))?$`, 'iu')

/** Academic titles, before a name or after it and a comma, are no part of the last name. */
function withoutTitle(whole: string): { title: string; name: string } {
  const [, before = '', name = '', after = ''] = titles.exec(whole) ?? []
  return { title: `${before}${after}`.trim(), name }
}

/** First and last name, in whichever cells they are; empty where there is none. */
export function fullNameIn(cells: Cells): string {
  const { first_name, last_name } = { ...namesIn(cells), ...cells }
  return [first_name, last_name].filter(Boolean).join(' ') || cells.full_name || ''
}

function joined(name = ''): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\S) ?[-–] ?(?=\S)/g, '-')
}

const languageNames = new Map<string, Language>([
  ...languages.map((code) => [plain(code), code] as const),
  ...['polski', 'polish', 'polska'].map((text) => [text, 'pl'] as const),
  ...['en', 'angielski', 'english'].map((text) => [text, 'en-US'] as const),
])

export function languageOf(typed: string): Language | undefined {
  return languageNames.get(plain(typed))
}

/** Values that Excel, also in Polish, and LibreOffice show where a formula has none. */
const errors =
  /^(?:#(?:N\/[AD]!?|REF!|ADR!|VALUE!|ARG!|DIV\/0!|DZIEL\/0!|NAME\?|NAZWA\?|NUM!|LICZBA!|NULL!|ZERO!|SPILL!|ROZLANIE!|CALC!|OBL!)|Err:\d{3})$/

/** Whether a cell has no value although there is something in it. */
export function isUnreadable(typed: string): boolean {
  const text = typed.trim()
  return text === notCalculated || errors.test(text)
}

/** Whether Excel wrote a long number, such as a phone, as 6.92E+08: its other digits are lost. */
export function isShortened(typed: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d{2}$/.test(typed.trim())
}

const yes = ['tak', 'x', 'yes', 'true', '1', 'w sprzedazy', 'aktywny', 'on sale', 'active']
const no = ['nie', 'no', 'false', '0', 'wycofany', 'nieaktywny', 'withdrawn', 'inactive']
const yesByWord = new Map([...yes.map((word) => [word, true] as const), ...no.map((word) => [word, false] as const)])

export function isYes(typed: string): boolean | undefined {
  return yesByWord.get(plain(typed))
}

const outcomeNames = new Map<string, 'PASS' | 'FAIL' | 'NO_SHOW'>([
  ...[
    'zaliczone',
    'zaliczony',
    'zaliczona',
    'zaliczyl',
    'zaliczyla',
    'zaliczenie',
    'ukonczone',
    'ukonczyl',
    'ukonczyla',
  ].map((text) => [text, 'PASS'] as const),
  ...['zdane', 'zdal', 'zdala', 'pozytywny', 'z wyroznieniem', 'tak', 'x', 'pass', 'passed', 'completed', 'yes'].map(
    (text) => [text, 'PASS'] as const,
  ),
  ...['niezaliczone', 'niezaliczony', 'niezaliczona', 'nie zaliczone', 'nie zaliczyl', 'nie zaliczyla', 'niezdane'].map(
    (text) => [text, 'FAIL'] as const,
  ),
  ...['nie zdal', 'nie zdala', 'negatywny', 'nie', 'fail', 'failed', 'not passed', 'did not pass', 'no'].map(
    (text) => [text, 'FAIL'] as const,
  ),
  ...['nieobecnosc', 'nieobecny', 'nieobecna', 'nie bylo', 'nie byl', 'nie byla', 'nie przyszedl', 'nie przyszla'].map(
    (text) => [text, 'NO_SHOW'] as const,
  ),
  ...['absent', 'no show', 'did not come', 'didn t come', 'not present'].map((text) => [text, 'NO_SHOW'] as const),
])

/** How a training ended for somebody. */
export function outcomeOf(typed: string): 'PASS' | 'FAIL' | 'NO_SHOW' | undefined {
  return outcomeNames.get(plain(typed))
}
