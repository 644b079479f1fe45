import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

const spaced = (phone: string) => formatPhone(phone).replaceAll('\u00a0', ' ')

test.each([
  ['+48692972441', '+48 692 972 441'],
  ['+33612570291', '+33 6 12 57 02 91'],
  ['+442079460123', '+44 2079 460123'],
  ['+4915122968892', '+49 1512 2968892'],
  ['+393471915162', '+39 347 191 5162'],
  ['+420604644827', '+420 604 644 827'],
  ['+421905537993', '+421 905 537 993'],
  ['+37061404484', '+370 614 04484'],
  ['+380508122600', '+380 50 812 26 00'],
  ['+353879959243', '+353 87 995 9243'],
  ['+4740677612', '+47 406 77 612'],
  ['+12025550143', '+1 202 555 0143'],
  // Of a country whose way nobody wrote down: by threes, and no digit alone.
  ['+9985123456', '+998 512 3456'],
  ['+85291234567', '+852 912 345 67'],
])('%s reads as %s', (typed, read) => {
  expect(spaced(typed)).toBe(read)
})

test('digits stay as they are, all of them, in one line', () => {
  const shown = formatPhone('+48692972441')
  expect(shown).not.toMatch(/[ \n]/)
  expect(shown.replaceAll('\u00a0', '')).toBe('+48692972441')
})

test.each(['', '692 972 441', '+', '+48', '+abc', '22 555 01 43'])(
  'what is no international number (%o) stays as it is',
  (other) => {
    expect(formatPhone(other)).toBe(other)
  },
)
