import { expect, test } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

test.each([
  ['anna.nowak+atelier@example.com', 'anna.nowak%2Batelier@example.com'],
  ['anna?bcc=evil%40example.com&body=x@example.com', 'anna%3Fbcc%3Devil%2540example.com%26body%3Dx@example.com'],
  ['żaneta@łódź.example', '%C5%BCaneta@%C5%82%C3%B3d%C5%BA.example'],
])('an email link to %s has that recipient alone', (email, address) => {
  const link = new URL(mailLink(email))
  expect(link).toMatchObject({ protocol: 'mailto:', pathname: address, search: '' })
  expect(decodeURIComponent(link.pathname)).toBe(email)
})

test('a phone link has the number alone', () => {
  expect(phoneLink('+48 601 234 567')).toBe('tel:+48601234567')
  expect(phoneLink('+48601;phone-context=evil')).toBe('tel:+48601')
})
