import type { Language } from '#kit/contract/texts/text.ts'

/** Formats an amount of money in a language: 30000 PLN is “300 zł”. */

/** 30000 PLN → 300 zł */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const money = formatOf(language, currency)
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 0))
}

/** Made once for each language and currency: to make one takes five times as long as to format by it. */
function formatOf(language: Language, currency: string): Intl.NumberFormat {
  const name = `${language} ${currency}`
  const known =
    formats.get(name) ??
    new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  formats.set(name, known)
  return known
}

const formats = new Map<string, Intl.NumberFormat>()
