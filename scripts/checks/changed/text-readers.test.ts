import { describe, expect, test } from 'vitest'
import { expects, mayContain, takes } from './text-readers.ts'

const text = { group: 'benefits', name: 'validity_EXPIRED', words: ['Zakończona', 'Jest po czasie'] }

test.each([
  ['its key', "t('benefits.validity_EXPIRED')", true],
  ['a beginning of its key', `validities.map((one) => t(\`benefits.validity_\${one}\`))`, true],
  ['its group alone', `t(\`benefits.\${name}\`)`, true],
  ['another key', "t('benefits.valid_from')", false],
  ['a list of screens with its key', "screensOf({ screens: [{ title: 'benefits.validity_EXPIRED' }] })", true],
  [
    'a list of screens with a key that it begins like',
    "screensOf({ screens: [{ title: 'benefits.validity' }] })",
    false,
  ],
  ['a table with a field of its name', "fields('benefits', {\n  validity: { schema },\n})", true],
  ['a table of other fields', "fields('benefits', {\n  name: { schema },\n})", false],
])('a program that contains %s shows the text, or not', (_, source, isStated) => {
  expect(mayContain(text, source)).toBe(isStated)
})

test('a program that imports texts takes those that it names', () => {
  expect(takes(text, 'benefitTexts.benefits.pl.validity_EXPIRED')).toBe(true)
  expect(takes(text, `benefitTexts.benefits[language][\`validity_\${state}\`]`)).toBe(true)
  expect(takes(text, 'benefitTexts.benefits.pl.name')).toBe(false)
})

describe('a test expects a text', () => {
  test.each([
    ['by its name', 'const { benefits } = textsIn("pl")\nexpect(page.getByText(benefits.validity_EXPIRED))'],
    ['by all of it', "expect(subject).toBe('Zakończona')"],
    ['within a sentence', "expect(subject).toBe('Rabat: Zakończona')"],
    ['by a part of it', "expect(subject).toContain('Jest po')"],
    ['by a pattern', 'expect(subject).toMatch(/^jest po \\d+/i)'],
  ])('%s', (_, source) => {
    expect(expects(text, source)).toBe(true)
  })

  test.each([
    ['what only begins alike', "expect(subject).toBe('Zakończonanie')"],
    ['a comment', '// Zakończona is what it says.'],
    ['its own name', "test('Zakończona', () => {})"],
    ['a field’s name', "db.select('czas')"],
    ['a folder of a path', "readFileSync('/czas/one.txt')"],
    ['a pattern in capitals', 'expect(code).toMatch(/CZAS/)'],
  ])('but not by %s', (_, source) => {
    expect(expects(text, source)).toBe(false)
  })
})
