import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'

test.each([
  ['2026-11-20 09:00:00+00', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20 09:00:00.5+00', '2026-11-20T09:00:00.500Z'],
  ['2026-11-20 09:00:00.123987+00', '2026-11-20T09:00:00.123Z'],
  ['0999-01-02 00:00:00.01+00', '0999-01-02T00:00:00.010Z'],
  // Of a connection in another zone.
  ['2026-11-20 09:00:00.5+01', '2026-11-20T08:00:00.500Z'],
  ['2026-11-20 09:00:00+05:30', '2026-11-20T03:30:00.000Z'],
])('%s is %s', (written, read) => {
  expect(instantOf(written)).toBe(read)
})

test('what is no instant is refused', () => {
  expect(() => instantOf('infinity')).toThrow(RangeError)
})
