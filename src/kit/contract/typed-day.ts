import { isDay } from './fields.ts'

/** A day as people write it, in an input or in a spreadsheet. */

/** Which comes first where both are numbers, day or month. */
type DayOrder = 'DMY' | 'MDY'

/**
 * 2026-02-01, 01.02.2026, 1/2/2026, 1.2.26, 1.02.2026 r., 1 lutego 2026, 1-lut-26, Sunday, Feb 1, 2026, with or without a time; null where it is no day.
 * Where dots separate, the day comes before the month in every country.
 */
export function typedDay(typed: string, order: DayOrder): string | null {
  const text = typed.trim().replace(/\s*r(?:\.|oku)?$/i, '')
  const [year = '', month = '', day = ''] = inNames(text) ?? inNumbers(text, order)
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

function inNumbers(text: string, order: DayOrder) {
  const [, year, month, day] = /^(\d{4}) *[-./] *(\d{1,2}) *[-./] *(\d{1,2})(?=$|[\sT])/.exec(text) ?? []
  if (year) return [year, month, day]
  const [date = '', one, other, last] = /^(\d{1,2}) *[-./] *(\d{1,2}) *[-./] *(\d{4}|\d{2})(?=$|[\sT])/.exec(text) ?? []
  return order === 'DMY' || date.includes('.') ? [last, other, one] : [last, one, other]
}

/** The day before the month's name, or after it with a comma before the year; possibly after the name of its weekday. */
function inNames(text: string) {
  const [first = '', ...others] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const words = /\d/.test(first) || monthOf(first) > 0 ? [first, ...others] : others
  const name = words.findIndex((word) => monthOf(word) > 0)
  if (name !== 0 && name !== 1) return null
  const [day, year] = name === 0 ? [words[1], words[2]] : [words[0], words[2]]
  // Two digits before others are an hour.
  const isYear = words.length === 3 ? /^(?:\d\d){1,2}$/ : /^\d{4}$/
  const isDate = /^\d{1,2}(?:st|nd|rd|th)?$/.test(day ?? '') && isYear.test(year ?? '')
  return isDate ? [year, String(monthOf(words[name] ?? '')), Number.parseInt(day ?? '', 10).toString()] : null
}

const months = [
  ...[/^sty|^jan/, /^lut|^feb/, /^mar/, /^kwi|^apr/, /^maj|^may/, /^cze|^jun/],
  ...[/^lip|^jul/, /^sie|^aug/, /^wrz|^sep/, /^pa[zź]|^oct/, /^lis|^nov/, /^gru|^dec/],
]
const monthOf = (word: string) => months.findIndex((month) => month.test(word)) + 1
