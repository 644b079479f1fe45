import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLost, splitAmong, worthOf } from './vouchers.flow.ts'

const percent = (value: number, balance: number | null = null) =>
  ({ kind: 'PERCENT', value, currency: null, balance }) as const
const amount = (value: number, balance: number | null = null) =>
  ({ kind: 'AMOUNT', value, currency: 'PLN', balance }) as const

test('a percentage is of the whole price, regardless of what is paid already', () => {
  expect(worthOf(percent(15), { price: 150_000, due: 150_000 })).toBe(22_500)
  expect(worthOf(percent(15), { price: 150_000, due: 10_000 })).toBe(10_000)
  expect(worthOf(percent(33), { price: 99, due: 99 })).toBe(33)
  expect(worthOf(percent(100), { price: 99, due: 99 })).toBe(99)
})

test('nothing gives more than is due, or than is left of its budget', () => {
  expect(worthOf(amount(30_000), { price: 20_000, due: 20_000 })).toBe(20_000)
  expect(worthOf(amount(30_000, 5000), { price: 20_000, due: 20_000 })).toBe(5000)
  expect(worthOf(percent(50, 2000), { price: 20_000, due: 20_000 })).toBe(2000)
  expect(worthOf(amount(30_000), { price: 20_000, due: 0 })).toBe(0)
})

test('a voucher without change shows what is lost', () => {
  expect(changeLost(amount(30_000), 20_000)).toBe(10_000)
  expect(changeLost(amount(30_000, 30_000), 20_000)).toBe(0)
  expect(changeLost(percent(10), 5)).toBe(0)
})

test('of several only those are used that are needed, in their order', () => {
  const taken = splitAmong([amount(30_000), percent(50), amount(10_000), amount(50_000)], {
    price: 60_000,
    due: 60_000,
  })
  expect(taken.map(({ takes }) => takes)).toEqual([30_000, 30_000])
})

test('no combination of vouchers pays more than is due, and none pays nothing', () => {
  const voucher = fc.oneof(
    fc
      .record({ value: fc.integer({ min: 1, max: 100 }), balance: fc.option(fc.nat(100_000)) })
      .map(({ value, balance }) => percent(value, balance)),
    fc
      .record({ value: fc.integer({ min: 1, max: 100_000 }), balance: fc.option(fc.nat(100_000)) })
      .map(({ value, balance }) => amount(value, balance)),
  )
  fc.assert(
    fc.property(fc.array(voucher, { maxLength: 8 }), fc.nat(200_000), fc.nat(200_000), (all, price, paid) => {
      const due = Math.max(0, price - paid)
      const taken = splitAmong(all, { price, due })
      expect(taken.every(({ takes }) => takes > 0)).toBe(true)
      expect(taken.reduce((sum, { takes }) => sum + takes, 0)).toBeLessThanOrEqual(due)
    }),
  )
})
