import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawVoucherCode, grouped, readVoucherCode, voucherAddress } from './voucher-code.ts'

test('a code is twelve characters, the last of which checks the others', () => {
  const code = drawVoucherCode(randomBytes)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(readVoucherCode(code)).toBe(code)
  const other = code[0] === '7' ? '8' : '7'
  expect(readVoucherCode(other + code.slice(1))).toBeNull()
  expect(readVoucherCode(code.slice(1))).toBeNull()
  expect(readVoucherCode('')).toBeNull()
})

test('it is read as people type it and as cameras see it', () => {
  // One that has a nought and a one in it.
  const code = Array.from({ length: 1000 }, () => drawVoucherCode(randomBytes)).find(
    (one) => one.includes('0') && one.includes('1'),
  ) as string
  const typed = [
    code.toLowerCase(),
    ` ${grouped(code)} `,
    code.replace(/.{4}(?=.)/g, '$&-'),
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
    code.replaceAll('0', 'o').replaceAll('1', 'I'),
    voucherAddress('https://portal.example', code),
    `${voucherAddress('https://portal.example', code)}&lang=pl`,
  ]
  for (const text of typed) expect(readVoucherCode(text)).toBe(code)
  expect(grouped('ABCDEFGHJKMN')).toBe('ABCD EFGH JKMN')
})
