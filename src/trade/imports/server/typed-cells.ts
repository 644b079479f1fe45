import { everyText } from '#kit/contract/texts/texts.ts'
import { minorUnits } from '#kit/contract/values/money.ts'
import type { DateOrder, ImportField, ImportKind } from '#trade/imports/contract/import-kinds.ts'
import { kindsOfImports } from '#trade/imports/contract/import-kinds.ts'

/* How people write things in spreadsheets. */

/** Words without case, diacritics and punctuation. */
export function plain(text: string): string {
  const mails = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  return mails.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** "1 200,50 zł", "1.200,50", "PLN 1,200.50" in minor units; unchanged if it is no amount in złoty. */
export function amountOf(typed: string): number | string {
  const digits = typed.replaceAll(/\s|['’]|(?:pln|zł|zl)\.?/giu, '')
  const [last = ''] = /[.,](?=\d{1,2}$)/.exec(digits) ?? []
  const thousands = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.exec(digits)?.[1]
  return minorUnits(thousands && thousands !== last ? digits.replaceAll(thousands, '') : digits)
}

/**
 * 2026-02-01, 01.02.2026, 1/2/2026, with or without a time; null where it is no day. Where dots separate, the day comes before the
 * month in every country. Of what never ends people write 31.12.9999, and nothing can be reckoned from that.
 */
export function dayOf(typed: string, order: DateOrder): string | null {
  const [date = ''] = typed.trim().split(/[\sT]/, 1)
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(date) ?? []
  const [, one, other, yearLast] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(date) ?? []
  const isDayFirst = order === 'DMY' || date.includes('.')
  const parts = year ? [year, month, day] : [yearLast, ...(isDayFirst ? [other, one] : [one, other])]
  const [y = '', m = '', d = ''] = parts.map((part) => part?.padStart(2, '0'))
  const at = new Date(`${y}-${m}-${d}T00:00:00Z`)
  if (y >= '3000') return null
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${y}-${m}-${d}`) ? `${y}-${m}-${d}` : null
}

/** A Polish number is often written without the code of its country. */
export function phoneOf(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '')
  if (/^\d{9}$/.test(digits)) return `+48${digits}`
  return /^48\d{9}$/.test(digits) ? `+${digits}` : typed
}

/** Accepted names of a column, in addition to the portal's name of the field. */
const otherNames: Record<ImportField, string[]> = {
  email: ['email', 'e-mail', 'mail', 'adres email', 'adres e-mail', 'email address', 'poczta'],
  first_name: ['imię', 'imiona', 'first name', 'given name'],
  last_name: ['nazwisko', 'last name', 'surname', 'family name'],
  full_name: ['imię i nazwisko', 'kursant', 'klient', 'name', 'full name', 'student', 'customer'],
  reversed_name: ['nazwisko i imię', 'nazwisko imię', 'last name first name', 'surname and first name', 'last first'],
  phone: ['telefon', 'tel', 'nr telefonu', 'numer telefonu', 'komórka', 'phone', 'phone number', 'mobile'],
  country_id: ['kraj', 'państwo', 'country'],
  language_name: ['język', 'language'],
  internal_note: ['notatka', 'uwagi', 'komentarz', 'note', 'notes', 'comment'],
  package: ['pakiet', 'nazwa pakietu', 'produkt', 'kurs', 'package', 'package name', 'product'],
  price: ['cena', 'kwota', 'wartość', 'cena brutto', 'kwota brutto', 'price', 'amount', 'total'],
  payment_status: ['płatność', 'opłacony', 'zapłacono', 'status płatności', 'payment', 'paid', 'payment status'],
  sold_on: [
    'data sprzedaży',
    'data zakupu',
    'sprzedany',
    'sprzedano',
    'data',
    'sprzedany utc',
    'sold',
    'sold on',
    'sold utc',
    'sale date',
    'date',
  ],
  activates_on: ['aktywny od', 'ważny od', 'data aktywacji', 'active from', 'valid from'],
  expires_on: [
    'ważny do',
    'data ważności',
    'ważny do utc',
    'wygasa',
    'valid until utc',
    'valid until',
    'expires',
    'expiry date',
  ],
  entries_used: ['wykorzystane', 'wykorzystano', 'użyte wejścia', 'użyte', 'used', 'used entries', 'entries used'],
  entries: ['wejścia', 'liczba wejść', 'entries', 'number of entries'],
  seller: ['sprzedawca', 'kto sprzedał', 'sprzedaż', 'artysta', 'seller', 'sold by', 'artist'],
}

/** Which column each field is read from, by the headings: the portal's own names in both languages, and what offices call them. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): { field: ImportField; column: number }[] {
  const names = headings.map(plain)
  const taken = new Set<number>()
  return kindsOfImports[kind].fields.flatMap((field) => {
    const known = new Set([...ownNames(field), ...otherNames[field]].map(plain))
    const column = names.findIndex((name, index) => known.has(name) && !taken.has(index))
    if (column < 0) return []
    taken.add(column)
    return [{ field, column }]
  })
}

/** In the exports of students and of sold packages, and on the screen of imports. */
function ownNames(field: ImportField): string[] {
  return everyText().flatMap(({ group, name, text }) => {
    const isIts = (group === 'students' && name === field) || (group === 'imports' && name === `field_${field}`)
    return isIts && typeof text === 'string' ? [text] : []
  })
}
