import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { onUsualCore, threadMs } from '#testing/costs/processor-time.ts'
import { line, optional, prose, wholeNumber } from './fields.ts'
import { bilingual } from './texts/text.ts'
import { validate } from './validation.ts'

const form = z.object({
  name: line(10),
  note: optional(prose(10)),
  age: wholeNumber({ min: 18, max: 120 }),
  bio: bilingual(prose(100, 3)),
  papers: z._default(z.array(z.object({ kind: z.enum(['A', 'B']) })), []),
})
const good = { name: 'Anna', age: 30, bio: { pl: 'Cześć', 'en-US': 'Hello' } }

test('what is good comes out with its defaults', () => {
  expect(validate(form, good)).toEqual({ ok: true, value: { ...good, note: null, papers: [] } })
})

test('strings are trimmed, and an empty one is none', () => {
  const result = validate(form, {
    ...good,
    name: '  Anna\u00a0',
    note: ' \t\n ',
    bio: { pl: ' Cześć ', 'en-US': 'Hello' },
  })
  expect(result).toMatchObject({ ok: true, value: { name: 'Anna', note: null, bio: { pl: 'Cześć' } } })
})

test('passwords stay as they were typed, wherever they are', () => {
  const passwords = z.object({
    password: z.string(),
    password_confirmation: z.string(),
    old: z.object({ password: z.string() }),
  })
  const typed = { password: '  spaces  ', password_confirmation: '\t', old: { password: '' } }
  expect(validate(passwords, typed)).toEqual({ ok: true, value: typed })
})

test.each([
  ['nothing', {}, { name: 'required', age: 'required', bio: 'required' }],
  [
    'emptiness',
    { name: '', age: null, bio: { pl: '' } },
    { name: 'required', age: 'required', 'bio.pl': 'required', 'bio.en-US': 'required' },
  ],
  ['too much', { name: 'x'.repeat(11) }, { name: 'too_long' }],
  ['too little', { bio: { pl: 'ab', 'en-US': 'abc' } }, { 'bio.pl': 'too_short' }],
  [
    'a wrong type',
    { name: 5, age: {}, bio: 'text', papers: 'text' },
    { name: 'invalid', age: 'whole_number', bio: 'invalid', papers: 'invalid' },
  ],
  [
    'what is not offered',
    { papers: [{ kind: 'A' }, { kind: 'C' }, {}] },
    { 'papers.1.kind': 'not_a_choice', 'papers.2.kind': 'required' },
  ],
  [
    'a NUL',
    { name: 'An\0na', bio: { pl: 'Cze\0ść', 'en-US': 'Hello' } },
    { name: 'nul_character', 'bio.pl': 'nul_character' },
  ],
  ['half a letter', { name: 'An\ud83d', note: '\udc00' }, { name: 'invalid', note: 'invalid' }],
  ['numbers out of bounds', { age: 17 }, { age: 'too_small' }],
])('names the field and the problem of %s', (_, mistake, problems) => {
  const raw = Object.keys(mistake).length === 0 ? {} : { ...good, ...mistake }
  expect(codesOf(validate(form, raw))).toEqual(problems)
})

test('names the limit that a value exceeds', () => {
  const result = validate(form, { ...good, age: '121', name: 'x'.repeat(11) })
  expect(result).toEqual({
    ok: false,
    problems: [
      { path: 'name', code: 'too_long', params: { max: 10, count: 10 } },
      { path: 'age', code: 'too_big', params: { max: 120, count: 120 } },
    ],
  })
})

test('one problem per field, the most basic', () => {
  const strict = z.object({ code: z.string().check(z.minLength(3, 'too_short'), z.regex(/^\d+$/, 'invalid')) })
  expect(codesOf(validate(strict, { code: 'x' }))).toEqual({ code: 'too_short' })
})

test('a field that does not exist is named where the schema is strict', () => {
  const strict = z.strictObject({ filter: z.strictObject({ name: z.optional(z.string()) }) })
  expect(codesOf(validate(strict, { filter: { nam: 'x' }, page: 1 }))).toEqual({
    'filter.nam': 'unknown_field',
    page: 'unknown_field',
  })
})

test.each([[[]], ['text'], [7], [true], [null]])('a body that is no object is refused as a whole: %j', (raw) => {
  expect(codesOf(validate(form, raw))).toEqual({ body: expect.stringMatching(/^(invalid|required)$/) })
})

test('what is nested beyond reason is refused, not followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(validate(form, { ...good, papers: deep })).toMatchObject({ ok: false })
})

test('of very many problems a hundred are reported, quickly', async () => {
  const many = (item: unknown) => ({ ...good, papers: Array.from({ length: 40_000 }, () => item) })
  const taken = await threadMs(() => {
    for (const wrong of [{ kind: 'C' }, {}, 'x', '\0', [[]]]) {
      const result = validate(form, many(wrong))
      expect(result.ok ? 0 : result.problems.length).toBe(100)
    }
  })
  // Compared with each other they would take many seconds.
  expect(await onUsualCore(taken)).toBeLessThan(4000)
})

function codesOf(result: ReturnType<typeof validate>) {
  return result.ok ? 'fine' : Object.fromEntries(result.problems.map(({ path, code }) => [path, code]))
}
