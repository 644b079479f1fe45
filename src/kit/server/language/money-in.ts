import type { Language } from '#kit/contract/texts/text.ts'

/** Formats an amount of money in a language: 30000 PLN is “300 zł”. */

/** 30000 PLN → 300 zł */
export function moneyIn(language: Language, amount: number, currency: string): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 0))
}
