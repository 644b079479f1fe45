import { owedForUnused } from './withdrawal.ts'

/* What a refund of a sold package is for, and how much it can be: the dialog and the server count alike. */

type Refundable = Parameters<typeof owedForUnused>[0] & { payment_status: string; refunded_amount: number | null }

/** Entries that were neither used nor paid back. */
export function unusedEntries({ entries_total, entries_used, entries_refunded }: Refundable): number {
  return entries_total - entries_used - entries_refunded
}

/** What was paid back so far; null where an earlier refund was recorded without its amount. */
export function refundedSoFar({ payment_status, refunded_amount }: Refundable): number | null {
  return payment_status === 'REFUNDED' ? refunded_amount : 0
}

/** The most that a refund can be: all refunds together are never more than the price. */
export function largestRefund(sold: Refundable): number {
  return sold.price.amount - (refundedSoFar(sold) ?? 0)
}

/** What the office is offered: the unused entries' share of the price, as far as there is so much left of it. */
export function proposedRefund(sold: Refundable): number {
  return Math.min(owedForUnused(sold), largestRefund(sold))
}
