import type { voucherKinds } from './voucher-states.ts'

/** Every row of a voucher's ledger is one of these. */
export const entryKinds = [
  'ISSUE',
  /** What is left of one from before the portal. */
  'BRING_IN',
  'USE',
  'RETURN',
  'ADJUST',
  'BLOCK',
  'UNBLOCK',
  'EXTEND',
  'TAKE_BACK',
  'REFUND',
] as const

/** For how long a voucher can be used, by default. */
export const voucherValidityDays = 180

type Terms = {
  kind: (typeof voucherKinds)[number]
  /** Percent, or minor units of the currency. */
  value: number
  currency: string | null
  /** What is left of its budget; null: it has none. */
  balance: number | null
}

/** What one use takes off, where so much is due of a price: never more than is needed, or than is left. */
export function worthOf(voucher: Terms, { price, due }: { price: number; due: number }): number {
  const worth = voucher.kind === 'PERCENT' ? Math.round((price * voucher.value) / 100) : voucher.value
  return Math.max(0, Math.min(worth, due, voucher.balance ?? due))
}

/** What a use of a voucher without a budget leaves unused for good: it gives no change. */
export function changeLost(voucher: Terms, takes: number): number {
  return voucher.kind === 'AMOUNT' && voucher.balance === null ? voucher.value - takes : 0
}

/** Whether it can pay in a currency: a percentage without a budget is of any. */
export function paysIn(voucher: Pick<Terms, 'currency'>, currency: string): boolean {
  return voucher.currency === null || voucher.currency === currency
}

/** What each of several vouchers takes off, one after the other; those that are not needed are left out. */
export function splitAmong<Voucher extends Terms>(
  vouchers: readonly Voucher[],
  { price, due }: { price: number; due: number },
): { voucher: Voucher; takes: number }[] {
  let left = due
  return vouchers.flatMap((voucher) => {
    const takes = worthOf(voucher, { price, due: left })
    left -= takes
    return takes > 0 ? [{ voucher, takes }] : []
  })
}
