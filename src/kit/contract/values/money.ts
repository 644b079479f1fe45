import { z } from 'zod/mini'

/** The schema of an amount of money, in minor units of a currency, and the parsing of a typed one. */

/** The currency of the academy's prices (ISO 4217). */
export const currency = 'PLN'

/** In minor units: a million. A sum of twenty fits into the database's integers. */
export const largestAmount = 100_000_000

/** An amount in integer minor units of its currency: 220050 is 2200.50 zł. */
export const money = () =>
  z.object({
    amount: z.int('amount').check(z.gte(0, 'amount'), z.lte(largestAmount, 'amount_too_big')),
    currency: z.literal(currency),
  })
export type Money = z.output<ReturnType<typeof money>>

/** What people type as minor units: "2 200,5" is 220050. What is no amount stays as it is, for the schema to refuse. */
export function minorUnits(typed: string): number | string {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(typed.replace(/\s/g, '')) ?? []
  return whole === undefined ? typed : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
