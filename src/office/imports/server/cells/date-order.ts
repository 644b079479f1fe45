import type { Language } from '#kit/contract/texts/text.ts'
import { type DateOrder, type ImportField, isDate } from '#office/imports/contract/import-kinds.ts'
import type { TableLine } from '#office/imports/server/importer.ts'

type Detected = { date_order: DateOrder; ambiguous_date: string | null }

/**
 * Whether the day or the month comes first in a file, as its own dates show: 03/25/2026 can be but one. If none of them
 * does, it is the order of the reader's language, until they choose.
 */
export function dateOrderOf(
  columns: readonly { field: ImportField; column: number }[],
  lines: readonly TableLine[],
  language: Language,
): Detected {
  const places = columns.filter(({ field }) => isDate(field)).map(({ column }) => column)
  const dates = lines.flatMap(({ cells }) => places.flatMap((place) => numbersIn(cells[place]?.trim() ?? '')))
  const isDayFirst = dates.some(({ one }) => one > 12)
  const isMonthFirst = dates.some(({ other }) => other > 12)
  if (isDayFirst !== isMonthFirst) return { date_order: isDayFirst ? 'DMY' : 'MDY', ambiguous_date: null }
  const either = dates.find(({ one, other }) => one <= 12 && other <= 12 && one !== other)
  return { date_order: language === 'en-US' ? 'MDY' : 'DMY', ambiguous_date: either?.date ?? null }
}

/** The two that could be a day or a month. Dots separate them where the day comes first. */
function numbersIn(cell: string) {
  const [date = '', one, other] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})(?!\S)/.exec(cell) ?? []
  return one && other ? [{ date, one: Number(one), other: Number(other) }] : []
}
