import { minorUnits } from '#kit/contract/values/money.ts'
import type { DateOrder } from '#office/imports/contract/import-kinds.ts'
import type { Cells } from './importer.ts'

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

/**
 * The last word of a whole name is the last name; the first one is, where the last name comes first or before a comma.
 */
export function namesIn({ full_name, reversed_name }: Cells): Cells {
  const [, family, given] = /^([^,]+),\s*(.+)$/.exec(reversed_name ?? full_name ?? '') ?? []
  const [, first, rest] = /^(\S+)\s+(.+)$/.exec(reversed_name ?? '') ?? []
  const [, names, last] = /^(.+)\s+(\S+)$/.exec(full_name ?? '') ?? []
  const last_name = family ?? first ?? last
  const first_name = given ?? rest ?? names
  return first_name && last_name ? { first_name: first_name.trim(), last_name: last_name.trim() } : {}
}
