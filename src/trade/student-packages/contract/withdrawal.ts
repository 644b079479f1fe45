import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'

/** A consumer who bought at a distance may withdraw for so many days after the day of the purchase. */
const withdrawalDays = 14

/** The last day on which the buyer of a package may withdraw. */
export function lastWithdrawalDay(sold_at: string): string {
  return daysLater(academyDay(new Date(sold_at)), withdrawalDays)
}

/** Not from what was sold before the portal, on a day that nobody knows. */
export function mayWithdraw({ sold_at }: { sold_at: string | null }, now: Date): boolean {
  return sold_at !== null && academyDay(now) <= lastWithdrawalDay(sold_at)
}

type Entries = { price: { amount: number }; entries_used: number; entries_refunded: number; entries_total: number }

/** What a withdrawal gives back at the least: the share of the price of the entries that were neither used nor paid back. */
export function owedForUnused({ price, entries_used, entries_refunded, entries_total }: Entries): number {
  const shareOf = (entries: number) => Math.round((price.amount * entries) / entries_total)
  return shareOf(entries_total - entries_used) - shareOf(entries_refunded)
}
