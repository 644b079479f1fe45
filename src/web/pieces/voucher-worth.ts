import type { voucherKinds } from '#contract/vouchers/voucher-states.ts'
import { useFormat } from '#web/kit/language/format.ts'

/** Within the last day on which it is valid: what ends at midnight is valid on the day before. */
export function lastMoment({ valid_until }: { valid_until: string }): string {
  return new Date(Date.parse(valid_until) - 1).toISOString()
}

type Worth = { kind: (typeof voucherKinds)[number]; value: number; currency: string | null }

/** 300 zł, or 15%: a percentage with a budget has a currency, too. */
export function useWorth() {
  const format = useFormat()
  return ({ kind, value, currency }: Worth) =>
    kind === 'AMOUNT' ? format.money(value, currency as string) : format.percent(value)
}
