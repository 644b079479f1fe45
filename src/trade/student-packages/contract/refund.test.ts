import { expect, test } from 'vitest'
import { largestRefund, proposedRefund, refundedSoFar, unusedEntries } from './refund.ts'

const paid = {
  price: { amount: 100_000 },
  payment_status: 'PAID',
  ...{ entries_used: 1, entries_refunded: 0, entries_total: 3, refunded_amount: null },
}
/** The entry that was used came back after the other two had been paid back. */
const again = { ...paid, payment_status: 'REFUNDED', entries_used: 0, entries_refunded: 2 }

test('the share of the unused entries is proposed, and the office may refund up to the price', () => {
  expect(unusedEntries(paid)).toBe(2)
  expect(proposedRefund(paid)).toBe(66_667)
  expect(largestRefund(paid)).toBe(100_000)
})

test('all refunds together are never more than the price', () => {
  const asProposed = { ...again, refunded_amount: 66_667 }
  expect([proposedRefund(asProposed), largestRefund(asProposed)]).toEqual([33_333, 33_333])
  const everything = { ...again, refunded_amount: 100_000 }
  expect([proposedRefund(everything), largestRefund(everything)]).toEqual([0, 0])
})

test('an earlier refund without an amount stays unknown, and takes nothing off the share of what came back', () => {
  expect(refundedSoFar(paid)).toBe(0)
  expect(refundedSoFar(again)).toBeNull()
  expect([proposedRefund(again), largestRefund(again)]).toEqual([33_333, 100_000])
})
