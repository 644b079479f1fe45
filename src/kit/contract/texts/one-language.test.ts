import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { inOneLanguage } from './one-language.ts'
import { typedTexts, writtenIn } from './text.ts'

const text = inOneLanguage(z.string())

test('the language that is missing repeats the other, and which one was written is stored', () => {
  expect(text.parse({ pl: 'Brwi' })).toEqual({ pl: 'Brwi', 'en-US': 'Brwi', only: 'pl' })
  expect(text.parse({ pl: '', 'en-US': 'Brows' })).toEqual({ pl: 'Brows', 'en-US': 'Brows', only: 'en-US' })
  expect(text.parse({ pl: 'Brwi', 'en-US': 'Brows' })).toEqual({ pl: 'Brwi', 'en-US': 'Brows' })
  expect(text.safeParse({ pl: '', 'en-US': null }).error?.issues[0]).toMatchObject({
    path: ['pl'],
    message: 'no_language',
  })
})

test('a form shows what was typed, and a page in which language it is', () => {
  const brows = text.parse({ 'en-US': 'Brows' })
  expect(typedTexts(brows)).toEqual({ pl: '', 'en-US': 'Brows' })
  expect(writtenIn(brows, 'pl')).toBe('en-US')
  expect(writtenIn({}, 'pl')).toBe('pl')
})
