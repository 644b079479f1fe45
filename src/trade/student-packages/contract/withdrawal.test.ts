import { expect, test } from 'vitest'
import { lastWithdrawalDay, mayWithdraw, owedForUnused } from './withdrawal.ts'

test('a consumer may withdraw through the fourteenth day after the purchase, by the days of the academy', () => {
  // In Warsaw it is already the second of November.
  const sold = { sold_at: '2026-11-01T23:30:00.000Z' }
  expect(lastWithdrawalDay(sold.sold_at)).toBe('2026-11-16')
  expect(mayWithdraw(sold, new Date('2026-11-16T22:59:00Z'))).toBe(true)
  expect(mayWithdraw(sold, new Date('2026-11-16T23:00:00Z'))).toBe(false)
})

test('what was not used is owed, less what was paid back: all refunds together are the price to the grosz', () => {
  const sold = { price: { amount: 100_000 }, entries_used: 1, entries_refunded: 0, entries_total: 3 }
  expect(owedForUnused(sold)).toBe(66_667)
  expect(owedForUnused({ ...sold, entries_used: 0 })).toBe(100_000)
  expect(owedForUnused({ ...sold, entries_used: 0, entries_refunded: 2 })).toBe(33_333)
})
