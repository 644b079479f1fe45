import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'
import type { VoucherFacts } from '#trade/vouchers/contract/vouchers.ts'
import { daysLeft, useVoucherDays } from './voucher-worth.shown.ts'

const over: readonly VoucherState[] = ['USED', 'EXPIRED', 'BLOCKED', 'REFUNDED']

/** From then on the days are counted. */
const soon = 30

/** What is left of a voucher and until when, as short sentences. */
export function useVoucherDescription() {
  const t = useText()
  const format = useFormat()
  const { first, last } = useVoucherDays()
  return (voucher: VoucherFacts, now = new Date()): string[] => {
    const { state, max_usages: max, uses_left: count, budget, balance, currency } = voucher
    const isOver = over.includes(state)
    const date = last(voucher)
    const days = daysLeft(voucher, now)
    const money = (amount: number) => format.money(amount, currency as string)
    return [
      state === 'SCHEDULED' && t('vouchers.usable_from', { date: first(voucher) }),
      state === 'EXPIRED' && t('vouchers.expired_on', { date }),
      !isOver && t('vouchers.valid_until', { date }),
      !isOver && days <= soon && (days > 0 ? t('vouchers.days_left', { count: days }) : t('vouchers.last_day')),
      !isOver && max > 1 && t('vouchers.uses_left', { count, max }),
      !isOver &&
        balance !== null &&
        budget !== null &&
        t('vouchers.balance_left', { balance: money(balance), budget: money(budget) }),
    ].filter((line) => line !== false)
  }
}
