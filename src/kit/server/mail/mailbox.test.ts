import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('a mailbox is the same with a note behind a plus, and with other letters', () => {
  expect(mailboxOf('Anna+1@Example.com')).toBe(mailboxOf('anna@example.com'))
  expect(mailboxOf('anna+a+b@example.com')).toBe(mailboxOf('anna@example.com'))
  expect(mailboxOf('anna@example.com')).not.toBe(mailboxOf('anna@example.org'))
})

test('dots tell people apart, but not at Gmail', () => {
  expect(mailboxOf('j.lis@example.com')).not.toBe(mailboxOf('jlis@example.com'))
  expect(mailboxOf('j.lis@gmail.com')).toBe(mailboxOf('jlis+salon@googlemail.com'))
})
