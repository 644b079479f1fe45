import { describe, expect, test } from 'vitest'
import { languageInHash, resolveLanguage, withoutLanguage } from './language-rules.ts'

describe('the language at start', () => {
  test.each([
    ['#/', '', 'pl'],
    ['#/benefits?page=2', 'language=en-US', 'en-US'],
    ['#/?lang=en', 'language=pl', 'en-US'],
    ['#/?lang=en-US', '', 'en-US'],
    ['#lang=en', '', 'en-US'],
    ['#/pro-artist/register?from=mail&lang=pl', 'language=en-US', 'pl'],
    ['#/?lang=de', 'language=en-US', 'pl'],
    ['#/?lang=%E0%A4%A', '', 'pl'],
    ['#/', 'XSRF-TOKEN=abc; language=en', 'en-US'],
    ['#/', 'language=klingon', 'pl'],
    ['#/', 'sublanguage=en-US', 'pl'],
    ['#/?slang=en', '', 'pl'],
  ])('%s with the cookies "%s" is %s', (hash, cookies, language) => {
    expect(resolveLanguage(hash, cookies)).toBe(language)
  })

  test('an address without a language names none', () => {
    expect(languageInHash('#/benefits')).toBeNull()
  })
})

test.each([
  ['#/?lang=en', '#/'],
  ['#lang=en', '#/'],
  ['#/reset-password?lang=en&token=1', '#/reset-password?token=1'],
  ['#/reset-password?token=1&lang=en', '#/reset-password?token=1'],
  ['#/a?x=1&lang=en&y=2', '#/a?x=1&y=2'],
])('the language leaves the address %s: %s', (hash, rest) => {
  expect(withoutLanguage(hash)).toBe(rest)
})
