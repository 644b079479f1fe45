import { expect, test } from 'vitest'
import { formatIban, iban } from './iban.ts'

test('an account is stored without spaces, a Polish one with its country, and shown in groups', () => {
  const stored = 'PL61109010140000071219812874'
  for (const typed of [
    stored,
    'PL61 1090 1014 0000 0712 1981 2874',
    '61 1090 1014 0000 0712 1981 2874',
    stored.toLowerCase(),
  ])
    expect(iban().parse(typed)).toBe(stored)
  expect(iban().parse('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  expect(formatIban(stored)).toBe('PL61 1090 1014 0000 0712 1981 2874')
})

test.each([
  'PL62109010140000071219812874',
  'PL61109010140000071219812847',
  'PL6110901014000007121981287',
  '6110901014000007121981287',
  'GB82 WEST',
  '',
])('%s is no account', (typed) => expect(iban().safeParse(typed).success).toBe(false))
