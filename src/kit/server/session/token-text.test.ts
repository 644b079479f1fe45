import { expect, test } from 'vitest'
import { isTokenText, newToken } from './token-text.ts'

test('a token has its prefix, thirty random characters and their checksum, which a slip of the hand breaks', () => {
  const many = Array.from({ length: 500 }, newToken)
  expect(new Set(many).size).toBe(500)
  for (const token of many) {
    expect(token).toMatch(/^atelier_[0-9A-Za-z]{36}$/)
    expect(isTokenText(token)).toBe(true)
    const place = 8 + Math.floor(Math.random() * 30)
    const other = token[place] === 'a' ? 'b' : 'a'
    expect(isTokenText(`${token.slice(0, place)}${other}${token.slice(place + 1)}`)).toBe(false)
  }
  // Every digit of base 62 comes up, about equally often.
  const counts = Map.groupBy(many.map((token) => token.slice(8, 38)).join(''), (character) => character)
  expect(counts.size).toBe(62)
  const sizes = [...counts.values()].map(({ length }) => length)
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(2)
})

test('the checksum is the one of the format, so that scanners elsewhere can verify it', () => {
  // By another implementation of CRC-32.
  expect(isTokenText(`atelier_${'0'.repeat(30)}2C8GjS`)).toBe(true)
  expect(isTokenText('atelier_PortalAkademiiAtelierTokenNr0131DWGv')).toBe(true)
  for (const text of ['', 'atelier_', 'Atelier_x', `atelier_${'ż'.repeat(36)}`, `${newToken()} `, `${newToken()}a`])
    expect(isTokenText(text)).toBe(false)
})
