import { expect, test } from 'vitest'
import { phoneCell } from './phone-cell.ts'

test.each([
  ['+48692972441', '(+48) 692972441'],
  ['+48 692 972 441', '(+48) 692 972 441'],
  ['+1 (212) 555-0123', '(+1) (212) 555-0123'],
  ['+421905537993', '(+421) 905537993'],
])('the phone %s is written as %s, which a spreadsheet takes for text', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell)
})

test.each([
  '',
  '692 972 441',
  '+1000',
  '+48 692 972 441, po 15',
  '=+48692972441',
  "+48692972441+cmd|'/c calc'!A0",
  '-48692972441',
])('%o is no phone and stays as it is', (other) => {
  expect(phoneCell(other)).toBe(other)
})
