import { expect, test } from 'vitest'
import { daysLeft, laterDay } from './voucher-worth.shown.ts'

test('days that are left are the academy’s, wherever somebody reads them', () => {
  // Valid through November 30: it ends at the academy's midnight.
  const voucher = { valid_until: '2026-11-30T23:00:00.000Z' }
  expect(daysLeft(voucher, new Date('2026-11-27T12:00:00Z'))).toBe(3)
  expect(daysLeft(voucher, new Date('2026-11-29T23:30:00Z'))).toBe(0)
  expect(daysLeft(voucher, new Date('2026-11-30T22:59:00Z'))).toBe(0)
})

test('a voucher is extended from its last day, or from the academy’s today where that is over', () => {
  // In the academy it is the 28th already.
  const now = new Date('2026-11-27T23:30:00Z')
  expect(laterDay('2026-11-30', 7, now)).toBe('2026-12-07')
  expect(laterDay('2026-11-20', 7, now)).toBe('2026-12-05')
})
