import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChecked, spelled, withCheck } from './checked-code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const eleven = fc
  .array(fc.constantFrom(...alphabet), { minLength: 11, maxLength: 11 })
  .map((letters) => letters.join(''))

test('eleven characters say the twelfth', () => {
  expect(withCheck('7K2MPX90QRA')).toMatch(/^7K2MPX90QRA[0-9A-HJKMNP-TV-Z]$/)
})

test('a code with one wrong character is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.constantFrom(...alphabet), (start, place, letter) => {
      const code = withCheck(start)
      const wrong = code.slice(0, place) + letter + code.slice(place + 1)
      expect(isChecked(wrong)).toBe(letter === code[place])
    }),
  )
})

test('a code in which two characters changed places is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.nat(11), (start, one, other) => {
      const letters = [...withCheck(start)]
      const [first = '', second = ''] = [letters[one], letters[other]]
      letters[one] = second
      letters[other] = first
      expect(isChecked(letters.join(''))).toBe(first === second)
    }),
  )
})

test('a code is read as people write it, and one with other signs is none', () => {
  expect(spelled('7k2mpx9oqraL')).toBe('7K2MPX90QRA1')
  expect(isChecked('7K2MPX9!QRAP')).toBe(false)
})
