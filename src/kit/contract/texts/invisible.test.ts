import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { threadMs } from '#testing/costs/processor-time.ts'
import { email } from '../account-fields.ts'
import { line, personName } from '../fields.ts'
import { validate } from '../validation.ts'
import { trimmed, visibleName } from './invisible.ts'

const codeOf = (field: z.ZodMiniType, value: string) => {
  const result = validate(z.object({ field }), { field: value })
  return result.ok ? null : result.problems[0]?.code
}

const unseen = {
  'zero-width space': '\u200B',
  'right-to-left override': '\u202E',
  'first strong isolate': '\u2068',
  'soft hyphen': '\u00AD',
  'byte-order mark': '\uFEFF',
  'Hangul filler': '\u3164',
  'line separator': '\u2028',
  'grapheme joiner': '\u034F',
}

describe.each(Object.entries(unseen))('%s', (_, character) => {
  test('is refused within a name, an email, and every other line', () => {
    for (const field of [personName(), line()]) expect(codeOf(field, `Ann${character}a`)).toBe('invisible')
    expect(codeOf(email(), `ann${character}a@example.com`)).toBe('invisible')
    expect(codeOf(email(), `anna@exa${character}mple.com`)).toBe('invisible')
  })

  test('at either end came along with pasting, and is dropped', () => {
    const result = validate(z.object({ name: personName() }), { name: `${character} Anna${character}${character}` })
    expect(result).toEqual({ ok: true, value: { name: 'Anna' } })
  })
})

test('control characters are refused', () => {
  for (const character of ['\u0007', '\u001B', '\u0085', '\n'])
    for (const field of [personName(), line()]) expect(codeOf(field, `Ann${character}a`)).toBe('one_line')
  expect(codeOf(email(), 'ann\u0007a@example.com')).toBe('email')
})

test.each([
  'Żaneta',
  'Anna-Maria',
  'O’Brien',
  "D'Angelo",
  'Nguyễn Thị',
  'Zoe\u0308',
  'J.Kowalska',
  'St.John',
  'Dr. hab.',
  'Ольга',
  '李',
  'अनिता',
])('the name %s is a name', (name) => expect(codeOf(personName(), name)).toBeNull())

test.each(['www.evil.com', 'http://x', 'Wygraj na evil.com', 'anna@example.com', 'Anna https://evil'])(
  'a name is no place for a link: %s',
  (name) => expect(codeOf(personName(), name)).toBe('link_in_name'),
)

test.each(['\u200C', '\u200D', '\u200E', '\u200F'])(
  'what only joins or turns is refused in a name and an email, too',
  (character) => {
    expect(codeOf(personName(), `Ann${character}a`)).toBe('invisible')
    expect(codeOf(email(), `ann${character}a@example.com`)).toBe('invisible')
  },
)

test('a line may show what is there, in colour too', () => {
  for (const text of ['Rabat ❤️ dla Ciebie', '👩🏽‍🎨 w pracowni', 'Studio „Brwi.pl”', 'ul. Długa 5/7'])
    expect(codeOf(line(), text)).toBeNull()
})

test.each([
  ['exe.\u202Efdp', 'exe.fdp'],
  ['\u061Ca\u00AD\u180E\u2028\u3164\u2800\u{E0041}.png', 'a.png'],
  ['می\u200Cخواهم 👩\u200D👧 ❤️.png', 'می\u200Cخواهم 👩\u200D👧 ❤️.png'],
])('the name of a file loses invisible characters, and none that join', (name, visible) => {
  expect(visibleName(name)).toBe(visible)
})

test('trimming a megabyte takes no time', async () => {
  const taken = await threadMs(() => {
    trimmed(`a${' \u200B'.repeat(500_000)}b`)
    trimmed(' \u200B'.repeat(250_000))
  })
  expect(taken).toBeLessThan(500)
})
