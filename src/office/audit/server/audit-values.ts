import type { Language } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { currency } from '#kit/contract/values/money.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import type { ShowValue } from '#kit/server/records/event-details.ts'

type Reader = { t: Translate; language: Language }

/**
 * A value for readers. Days, moments, numbers, booleans, and texts in both languages stay as they are: the reader's
 * screen formats these.
 */
export function inWords(
  reader: Reader,
  values: Record<string, ShowValue>,
  field: string,
  value: unknown,
  choice: (value: string) => string,
): unknown {
  if (value === null || value === undefined) return null
  const show = values[field] ?? ofAnyFeature[field]
  if (show) return show(reader, value as never)
  if (Array.isArray(value)) return value.map((one) => inWords(reader, values, field, one, choice))
  return typeof value === 'string' ? choice(value) : value
}

type Money = { amount: number; currency: string }
type Named = { name: unknown }

const price: ShowValue = ({ language }, { amount, currency }: Money) => moneyIn(language, amount, currency)
const amount: ShowValue = ({ language }, value: number) => moneyIn(language, value, currency)

const tongue = ({ language }: Reader, code: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** Fields of any feature whose type does not determine how they are shown. */
const ofAnyFeature: Record<string, ShowValue> = {
  price,
  prices: (reader, prices: Money[]) => prices.map((one) => price(reader, one as never)),
  amount,
  budget: amount,
  worths: ({ language }, worths: Parameters<typeof worthIn>[1][]) => worths.map((worth) => worthIn(language, worth)),
  language: tongue,
  language_name: tongue,
  languages: (reader, codes: string[]) => codes.map((code) => tongue(reader, code)),
  level: (_, level: Named | string) => (typeof level === 'string' ? level : level.name),
  country: (_, country: Named | string) => country,
}
