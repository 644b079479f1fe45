import type { Language } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { isRow } from './audit-fields.ts'

type Reader = { t: Translate; language: Language }
type ShownDetails = {
  changes: readonly { label: string; before: unknown; after: unknown }[]
  facts: readonly { label: string; value: unknown }[]
}

/** The content of a line, as one text of a spreadsheet: "Nazwa: było → jest; Powód: …". */
export function detailsText(reader: Reader, { changes, facts }: ShownDetails): string {
  return [
    ...changes.map(({ label, before, after }) => `${label}: ${written(reader, before)} → ${written(reader, after)}`),
    ...facts.map(({ label, value }) => `${label}: ${written(reader, value)}`),
  ].join('; ')
}

/** A value as the screen of a line writes it; moments as the other columns of the file have them. */
function written(reader: Reader, value: unknown): string {
  const { t, language } = reader
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  if (Array.isArray(value)) return value.map((one) => written(reader, one)).join(', ') || '—'
  if (isRow(value)) return written(reader, value[language] ?? Object.values(value)[0])
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayIn(language, text)
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/, '$1 $2')
}
