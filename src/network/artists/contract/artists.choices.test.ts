import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { phone } from '#kit/contract/values/phone.ts'
import { taxId } from '#kit/contract/values/tax-id.ts'
import { instagram, postalCode, website } from './artists.choices.ts'

test.each([
  ['+48601234567', '+48601234567'],
  ['+48 601-234-567', '+48601234567'],
  ['0048 (601) 234.567', '+48601234567'],
  ['+1 202 555 0142', '+12025550142'],
])('the phone number %s is stored as %s', (typed, stored) => {
  expect(phone().parse(typed)).toBe(stored)
})

test.each(['601 234 567', '+0123456789', '+48', '+481234567890123456', '+48 601 234 56a', 'phone', '＋48601234567'])(
  '%j is no phone number that everybody can dial',
  (typed) => {
    expect(problemOf(phone(), typed)).toBe('phone')
  },
)

test.each([
  ['@studio.anna', '@studio.anna'],
  ['studio.anna', 'studio.anna'],
  ['https://www.instagram.com/studio.anna/', 'studio.anna'],
  ['https://www.instagram.com/studio.anna?igsh=MWQ1ZGUxMzBkMA==', 'studio.anna'],
  ['instagram.com/studio.anna', 'studio.anna'],
])('the Instagram account %s is stored as %s', (typed, stored) => {
  expect(instagram().parse(typed)).toBe(stored)
})

test.each(['studio anna', 'https://example.com/studio.anna', 'a'.repeat(31)])('%j is no Instagram account', (typed) => {
  expect(problemOf(instagram(), typed)).toBe('instagram')
})

test.each([
  ['studio-anna.pl', 'https://studio-anna.pl'],
  ['www.studio-anna.pl/oferta', 'https://www.studio-anna.pl/oferta'],
  ['http://studio-anna.pl', 'http://studio-anna.pl'],
])('the website %s is stored as %s', (typed, stored) => {
  expect(website().parse(typed)).toBe(stored)
})

test.each(['studio anna', 'javascript:alert(1)', 'ftp://studio-anna.pl', 'anna@studio-anna.pl', 'localhost'])(
  '%j is no website',
  (typed) => {
    expect(problemOf(website(), typed)).toBe('url')
  },
)

test('a phone number with separators is the same number', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '(', ')')
  const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 7, maxLength: 14 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), digits, (first, rest) => {
      const typed = `+${first}${rest.map(([digit, mark]) => digit + mark).join('')}`
      expect(phone().parse(typed)).toBe(`+${first}${rest.map(([digit]) => digit).join('')}`)
    }),
  )
})

test.each([
  ['5260250274', '5260250274'],
  ['526-025-02-74', '5260250274'],
  ['pl 526 025 02 74', 'PL5260250274'],
  ['DE123456789', 'DE123456789'],
  ['atu12345678', 'ATU12345678'],
])('the tax number %s is stored as %s', (typed, stored) => {
  expect(taxId().parse(typed)).toBe(stored)
})

test.each(['5260250275', '526025027', '52602502744', 'PL123', 'PL1234567890', '0000000001', 'X', 'DE1', '<script>'])(
  '%s is no tax number',
  (typed) => {
    expect(problemOf(taxId(), typed)).toBe('tax_id')
  },
)

test('a NIP with one digit changed, or two neighbours swapped, is found out', () => {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  const nip = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    .map((digits) => [...digits, digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11])
    .filter((digits) => digits[9] !== 10)
  fc.assert(
    fc.property(nip, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
      expect(problemOf(taxId(), digits.join(''))).toBeNull()
      const mistyped = digits.with(place, ((digits[place] ?? 0) + change) % 10)
      expect(problemOf(taxId(), mistyped.join(''))).toBe('tax_id')
    }),
  )
})

test('a postal code is short and plain', () => {
  for (const code of ['00-950', 'SW1A 1AA', '10115', 'D02 AF30']) expect(problemOf(postalCode(), code)).toBeNull()
  for (const code of ['-', '1', '00—950', "00'950", '1'.repeat(12)])
    expect(problemOf(postalCode(), code)).toBe('postal_code')
})

function problemOf(field: z.ZodMiniType, value: unknown): string | null {
  const result = z.safeParse(field, value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}
