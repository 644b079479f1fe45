import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import { daysBetween, daysLater } from '#kit/contract/values/time-zone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import type { voucherKinds } from '#trade/vouchers/contract/voucher-states.ts'

type Worth = { kind: (typeof voucherKinds)[number]; value: number; currency: string | null }

/** 300 zł, or 15%: a percentage with a budget has a currency, too. */
export function useWorth() {
  const format = useFormat()
  return ({ kind, value, currency }: Worth) =>
    kind === 'AMOUNT' ? format.money(value, currency as string) : format.percent(value)
}

/** A voucher's first day and its last one: those of the academy, by which it is taken or refused. */
export function useVoucherDays() {
  const format = useFormat()
  return {
    first: ({ available_at }: { available_at: string }) => format.dateIn(academyZone, available_at),
    last: (voucher: { valid_until: string }) => format.dateIn(academyZone, lastMoment(voucher)),
  }
}

/** How many days it can be used after today; 0 on the last one. */
export function daysLeft(voucher: { valid_until: string }, now: Date): number {
  return daysBetween(academyDay(now), academyDay(new Date(lastMoment(voucher))))
}

/** So many days after a last day; after today, where that day is over. */
export function laterDay(lastDay: string, days: number, now: Date): string {
  const today = academyDay(now)
  return daysLater(lastDay > today ? lastDay : today, days)
}

/** What ends at midnight is valid on the day before. */
function lastMoment({ valid_until }: { valid_until: string }): string {
  return new Date(Date.parse(valid_until) - 1).toISOString()
}
