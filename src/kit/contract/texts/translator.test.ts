import { expect, test } from 'vitest'
import type { Language } from './text.ts'
import { createTranslator } from './translator.ts'

const row = (language: Language, key: string, translation: string) => ({ language, key, translation })

const translator = createTranslator([
  row('pl', 'a.greeting', 'Dzień dobry, {{name}}: {{words}}'),
  row('en-US', 'a.greeting', 'Hello {{ name }}: {{words}}'),
  row('pl', 'a.files_one', '{{count}} plik'),
  row('pl', 'a.files_few', '{{count}} pliki'),
  row('pl', 'a.files_many', '{{count}} plików'),
  row('pl', 'a.files_other', '{{count}} pliku'),
  row('en-US', 'a.files_one', '{{count}} file'),
  row('en-US', 'a.files_other', '{{count}} files'),
  row('pl', 'a.empty', ''),
  row('en-US', 'a.empty', 'In English'),
  row('pl', 'a.only_polish', 'Po polsku'),
])
const polish = translator.in('pl')
const english = translator.in('en-US')

test('what is filled in is not read as a text again', () => {
  const words = '{{name}} $t(a.only_polish) $& $1 {{toString}}'
  expect(polish('a.greeting', { name: '{{words}}', words })).toBe(`Dzień dobry, {{words}}: ${words}`)
  expect(english('a.greeting', { name: 'Ada', words })).toBe(`Hello Ada: ${words}`)
})

test('what is not given stays empty', () => {
  expect(polish('a.greeting', { name: 'Ada' })).toBe('Dzień dobry, Ada: ')
})

test.each([
  [0, '0 plików', '0 files'],
  [1, '1 plik', '1 file'],
  [2, '2 pliki', '2 files'],
  [5, '5 plików', '5 files'],
  [12, '12 plików', '12 files'],
  [22, '22 pliki', '22 files'],
  [1.5, '1,5 pliku', '1.5 files'],
  [12_345, '12\u00a0345 plików', '12,345 files'],
])('%d is counted and written as the language does', (count, inPolish, inEnglish) => {
  expect(polish('a.files', { count })).toBe(inPolish)
  expect(english('a.files', { count })).toBe(inEnglish)
})

test('a text that is missing or empty falls back to the other language, and one that is nowhere to its key', () => {
  expect(polish('a.empty')).toBe('In English')
  expect(english('a.only_polish')).toBe('Po polsku')
  expect(polish('a.nothing')).toBe('a.nothing')
})

test('texts may come later', () => {
  const texts = createTranslator()
  const translate = texts.in('pl')
  expect(translate('b.late')).toBe('b.late')
  texts.add([row('pl', 'b.late', 'Już jest')])
  expect(translate('b.late')).toBe('Już jest')
})
