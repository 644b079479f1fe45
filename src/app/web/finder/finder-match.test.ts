import { expect, test } from 'vitest'
import { matches } from './finder-match.ts'

test.each([
  ['Obowiązki dodatkowe', 'dod obow', true],
  ['Łucja Wiśniewska', 'lucja WISN', true],
  ['Lucyna', 'łucyna', true],
  ['Korzyści', '', true],
  ['Korzyści', '  ', true],
  ['Obowiązki dodatkowe', 'kow', false],
  ['Korzyści', 'korzyść x', false],
])('“%s” is found by “%s”: %s', (text, typed, isFound) => {
  expect(matches(text, typed)).toBe(isFound)
})
