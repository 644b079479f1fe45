import { expect, test } from 'vitest'
import { partsWith } from './matches-in-text.ts'

const marked = (text: string, ...words: string[]) =>
  partsWith(text, words)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

test('words are found without regard to case and diacritics, wherever they stand', () => {
  expect(marked('Proszę o FAKTURĘ za szkolenie w Żyrardowie.', 'fakture', 'zyrardow')).toBe(
    'Proszę o [FAKTURĘ] za szkolenie w [Żyrardow]ie.',
  )
  expect(marked('Łódź, łódzki', 'lodz')).toBe('[Łódź], [łódz]ki')
  expect(marked('la la', 'la')).toBe('[la] [la]')
})

test('words that meet or overlap become one', () => {
  expect(marked('polisami', 'polis', 'sami')).toBe('[polisami]')
})

test('ligatures, combining marks and emoji keep their positions', () => {
  expect(marked('Straße 7', 'strasse')).toBe('[Straße] 7')
  expect(marked('Z\u0307yrardów 🙂 tak', 'zyrardow', 'tak')).toBe('[Z\u0307yrardów] 🙂 [tak]')
})

test('nothing is marked where nothing is looked for or found', () => {
  expect(marked('Dzień dobry')).toBe('Dzień dobry')
  expect(marked('Dzień dobry', 'wieczór', '')).toBe('Dzień dobry')
  expect(partsWith('', ['a'])).toEqual([])
  expect(marked('a.c abc', 'a.c')).toBe('[a.c] abc')
})
