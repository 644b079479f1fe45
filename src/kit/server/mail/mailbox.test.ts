import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('a mailbox is the same with a suffix after a plus, and in another case', () => {
  expect(mailboxOf('Anna+1@Example.com')).toBe(mailboxOf('anna@example.com'))
  expect(mailboxOf('anna+a+b@example.com')).toBe(mailboxOf('anna@example.com'))
  expect(mailboxOf('anna@example.com')).not.toBe(mailboxOf('anna@example.org'))
})

test('dots distinguish people, but not at Gmail', () => {
  expect(mailboxOf('j.lis@example.com')).not.toBe(mailboxOf('jlis@example.com'))
  expect(mailboxOf('j.lis@gmail.com')).toBe(mailboxOf('jlis+salon@googlemail.com'))
})
