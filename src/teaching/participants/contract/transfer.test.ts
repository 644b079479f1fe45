import { expect, test } from 'vitest'
import { transferOf } from './transfer.ts'

const payee = {
  account: 'PL61109010140000071219812874',
  recipient: 'Atelier Akademia Stylizacji Brwi sp. z o.o.',
  tax_id: '5260250274',
}
const payment = { training_id: 12, first_name: 'Anna', last_name: 'Nowak', due: 45_000, currency: 'PLN' }

test('a transfer is a text, and a code of nine fields as the Polish banks agreed on it', () => {
  expect(transferOf(payee, payment)).toEqual({
    account: payee.account,
    recipient: payee.recipient,
    title: 'SZK-12 Nowak Anna',
    code: '5260250274|PL|61109010140000071219812874|045000|Atelier Akademia Sty|SZK-12 Nowak Anna|||',
  })
})

test('the code never has a sign that separates its fields, or that banks do not print', () => {
  const { code } = transferOf(
    { ...payee, recipient: 'Łuk|Brwi „Żółć”', tax_id: null },
    { ...payment, last_name: 'Błażejewska-Wyszogrodzka', first_name: 'Renée 李' },
  ) as { code: string }
  expect(code).toBe('|PL|61109010140000071219812874|045000|ŁukBrwi Żółć|SZK-12 Błażejewska-Wyszogrodzka|||')
  expect(code.split('|')).toHaveLength(9)
  const { title } = transferOf(payee, { ...payment, last_name: 'O’Neill', first_name: 'Renée' }) as { title: string }
  expect(title).toBe('SZK-12 ONeill Renee')
})

test('without an account, or with nothing due, there is none; a sum or an account that no code holds stays a text', () => {
  expect(transferOf({ ...payee, account: null }, payment)).toBeNull()
  expect(transferOf({ ...payee, recipient: null }, payment)).toBeNull()
  expect(transferOf(payee, { ...payment, due: 0 })).toBeNull()
  for (const [to, what] of [
    [{ ...payee, account: 'DE89370400440532013000' }, payment],
    [payee, { ...payment, due: 1_000_000 }],
    [payee, { ...payment, currency: 'EUR' }],
  ] as const)
    expect(transferOf(to, what)).toMatchObject({ code: null, title: 'SZK-12 Nowak Anna' })
})
