import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import { moneyIn } from './money-in.ts'

/** Formats the value of a voucher in a language: “300 zł” or “15%”. */

/** Percent, or minor units of the currency. */
export type Worth = { kind: 'PERCENT' | 'AMOUNT'; value: number; currency: string | null }

/** 300 zł, or 15% */
export function worthIn(language: Language, { kind, value, currency }: Worth): string {
  if (kind === 'AMOUNT') return moneyIn(language, value, currency as string)
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)
}

export function worthInEach(worth: Worth): Bilingual {
  return Object.fromEntries(languages.map((language) => [language, worthIn(language, worth)])) as Bilingual
}
