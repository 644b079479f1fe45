import { expect, test } from 'vitest'
import { withoutLoneLetters } from './line-ends.ts'

test.each([
  ['O Tobie i o nas', 'O_Tobie i_o_nas'],
  ['Szkolenie w {{city}} (z odpowiedzią)', 'Szkolenie w_{{city}} (z_odpowiedzią)'],
  ['art. 6 ust. 1 lit. b RODO', 'art. 6 ust. 1 lit. b RODO'],
  ['Ala ma kota', 'Ala ma kota'],
])('a Polish line does not end in a word of one letter: %s', (text, bound) => {
  expect(withoutLoneLetters(text, 'pl')).toBe(bound.replaceAll('_', '\u00a0'))
})

test('an English line may', () => {
  expect(withoutLoneLetters('Write a review', 'en-US')).toBe('Write a review')
})
