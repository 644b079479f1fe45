import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChecked, spelled, withCheck } from './checked-code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const eleven = fc.array(fc.constantFrom(...alphabet), { minLength: 11, maxLength: 11 }).map((mails) => mails.join(''))

test('eleven characters determine the twelfth', () => {
  expect(withCheck('7K2MPX90QRA')).toMatch(/^7K2MPX90QRA[0-9A-HJKMNP-TV-Z]$/)
})

test('a code with one wrong character is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.constantFrom(...alphabet), (start, place, mail) => {
      const code = withCheck(start)
      const wrong = code.slice(0, place) + mail + code.slice(place + 1)
      expect(isChecked(wrong)).toBe(mail === code[place])
    }),
  )
})

test('a code in which two characters changed places is no code', () => {
  fc.assert(
    fc.property(eleven, fc.nat(11), fc.nat(11), (start, one, other) => {
      const mails = [...withCheck(start)]
      const [first = '', second = ''] = [mails[one], mails[other]]
      mails[one] = second
      mails[other] = first
      expect(isChecked(mails.join(''))).toBe(first === second)
    }),
  )
})

test('a code is read as people write it, and one with other signs is none', () => {
  expect(spelled('7k2mpx9oqraL')).toBe('7K2MPX90QRA1')
  expect(isChecked('7K2MPX9!QRAP')).toBe(false)
})
