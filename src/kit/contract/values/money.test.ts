import { expect, test } from 'vitest'
import { minorUnits } from './money.ts'

test.each([
  ['2200', 220_000],
  ['2 200,5', 220_050],
  ['2\u00a0200.05', 220_005],
  ['12,', 1200],
  ['0', 0],
  ['', ''],
  ['12,345', '12,345'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['abc', 'abc'],
])('%j is %j', (typed, value) => {
  expect(minorUnits(typed)).toBe(value)
})
