import fc from 'fast-check'
import { expect, test } from 'vitest'
import { voucherCode } from './vouchers.code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const eleven = fc
  .array(fc.constantFrom(...alphabet), { minLength: 11, maxLength: 11 })
  .map((letters) => letters.join(''))
const isWhole = (code: string) => voucherCode(code.slice(0, 11)) === code

test('a voucher’s code has twelve characters, the first eleven of which say the last', () => {
  expect(voucherCode('7K2MPX90QRA')).toMatch(/^7K2MPX90QRA[0-9A-HJKMNP-TV-Z]$/)
})

test('a code with one wrong character is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.constantFrom(...alphabet), (start, place, letter) => {
      const code = voucherCode(start)
      const wrong = code.slice(0, place) + letter + code.slice(place + 1)
      expect(isWhole(wrong)).toBe(letter === code[place])
    }),
  )
})

test('a code in which two characters changed places is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.nat(11), (start, one, other) => {
      const letters = [...voucherCode(start)]
      const [first = '', second = ''] = [letters[one], letters[other]]
      letters[one] = second
      letters[other] = first
      expect(isWhole(letters.join(''))).toBe(first === second)
    }),
  )
})
