import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { onUsualCore, threadMs } from '#testing/costs/processor-time.ts'
import { email, newPassword } from './account-fields.ts'
import { bit, clientKey, day, instant, jsonObject, line, prose, webAddress, wholeNumber } from './fields.ts'

test.each([
  'anna@example.com',
  'ANNA+tag@Example.Co.UK',
  "o'neil@example.com",
  'żółć@przykład.pl',
  'a@b-c.example',
  `${'x'.repeat(64)}@example.com`,
])('takes the email %s', (text) => {
  expect(problemOf(email(), text)).toBeNull()
})

test.each([
  'anna',
  '@example.com',
  'anna@',
  'anna@example',
  'anna@@example.com',
  'anna@-example.com',
  'anna@example-.com',
  'anna@example..com',
  'an na@example.com',
  'anna@example.com, ewa@example.com',
  'Anna <anna@example.com>',
  'anna@example.c',
  'anna@127.0.0.1',
  'anna@example.com\nBcc: ewa@example.com',
  `${'x'.repeat(65)}@example.com`,
])('refuses the email %j', (text) => {
  expect(problemOf(email(), text)).toBe('email')
})

test('an email is short', () => {
  expect(problemOf(email(), `anna@${'a.'.repeat(130)}com`)).toBe('too_long')
})

describe('any text is validated in linear time', () => {
  const nasty = [
    `a@${'a.'.repeat(500_000)}!`,
    `${'a'.repeat(1_000_000)}@`,
    `a@${'a-'.repeat(500_000)}`,
    `https://${'a-.'.repeat(300_000)}`,
    `https://a.bc/${' '.repeat(500_000)}`,
    '@'.repeat(1_000_000),
  ]
  test.each([
    ['email', email()],
    ['webAddress', webAddress()],
    ['line', line()],
    ['prose', prose(10)],
    ['wholeNumber', wholeNumber({ min: 0, max: 9 })],
  ])('%s', async (_, field) => {
    const taken = await threadMs(() => {
      for (const text of nasty) expect(problemOf(field, text)).not.toBeNull()
    })
    expect(await onUsualCore(taken)).toBeLessThan(1500)
  })
})

test.each(['https://example.com', 'http://www.żółw.pl/ścieżka?q=1#x', 'HTTPS://EXAMPLE.COM:8443'])(
  'takes the address %s',
  (text) => {
    expect(problemOf(webAddress(), text)).toBeNull()
  },
)

test.each([
  'example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'https://',
  'https://localhost',
  'https://a b.pl',
  'data:text/html,x',
  'https://user@example.com',
  '//example.com',
])('refuses the address %s', (text) => {
  expect(problemOf(webAddress(), text)).toBe('url')
})

describe('a whole number', () => {
  const field = wholeNumber({ min: -5, max: 1000 })

  test('comes as a number or as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 1000 }), (number) => {
        expect(field.parse(number)).toBe(number)
        expect(field.parse(String(number))).toBe(number)
      }),
    )
  })

  test.each(['1.5', '1e3', '0x10', 'ten', '', '+5', '9'.repeat(16), true, [1], {}, '１２'])('is not %j', (value) => {
    expect(problemOf(field, value)).toBe('whole_number')
  })

  test.each([
    [1.5, 'whole_number'],
    [Number.NaN, 'whole_number'],
    [Number.POSITIVE_INFINITY, 'whole_number'],
    [-6, 'too_small'],
    ['1001', 'too_big'],
  ])('%j is refused as %s', (value, code) => {
    expect(problemOf(field, value)).toBe(code)
  })
})

test.each([
  [1, 1],
  [0, 0],
  ['1', 1],
  ['0', 0],
])('the bit %j is %j', (given, bits) => {
  expect(bit.parse(given)).toBe(bits)
})

test.each([2, -1, 'true', true, '', '01'])('%j is no bit', (value) => {
  expect(problemOf(bit, value)).toBe('zero_or_one')
})

test('a JSON object travels as text', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 }), (object) => {
      const text = JSON.stringify(object)
      if (text.length <= 4000) expect(jsonObject().parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each(['[]', 'null', '7', '"text"', '{', 'context=LIST', '{"a":1}{}', 7, {}])('%j is no JSON object', (value) => {
  expect(problemOf(jsonObject(), value)).toBe('json_object')
})

test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow'])('%s is no day', (text) => {
  expect(problemOf(day(), text)).toBe('date')
})

test.each([
  '2026-02-30T10:00:00Z',
  '2026-11-20',
  '2026-11-20T10:00:00',
  '2026-11-20T24:00:00Z',
  '2026-11-20 10:00:00Z',
  '2026-11-20T10:00:00+1:00',
  'tomorrow',
])('%s is no instant', (text) => {
  expect(problemOf(instant(), text)).toBe('invalid')
})

test('what a browser sends twice has a key of a known form', () => {
  expect(problemOf(clientKey(), crypto.randomUUID())).toBeNull()
  expect(problemOf(clientKey(), null)).toBeNull()
  for (const key of ['', 'x', `${crypto.randomUUID()}0`]) expect(problemOf(clientKey(), key)).toBe('invalid')
})

test('a day is one of the calendar, an instant is of the whole world', () => {
  expect(problemOf(day(), '2028-02-29')).toBeNull()
  for (const text of ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00Z', '2028-02-29T23:59:59+05:30'])
    expect(problemOf(instant(), text)).toBeNull()
})

test('a line has no second one', () => {
  for (const text of ['a\nb', 'a\rb', 'a\u0085b', 'a\tb', 'a\u001b[31m'])
    expect(problemOf(line(), text)).toBe('one_line')
  expect(problemOf(line(), 'Zażółć 🎨 ‏שלום <b>')).toBeNull()
})

test('a password counts by its length alone', () => {
  expect(problemOf(newPassword(), 'x'.repeat(9))).toBe('password_short')
  expect(problemOf(newPassword(), '          ')).toBeNull()
  expect(problemOf(newPassword(), 'x'.repeat(129))).toBe('too_long')
})

function problemOf(field: z.ZodMiniType, value: unknown): string | null {
  const result = z.safeParse(field, value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}
