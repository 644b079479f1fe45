import { expect, test } from 'vitest'
import { commentsOf, countsByFolder, folderOf, listFaults, loweredList, wordsOfComments } from './private-words.ts'

test('comments are read, and what only looks like one is not', () => {
  const text = `
    const address = 'https://example.org' // The address.
    const pattern = /\\/\\/[/"'\`]/ // The pattern.
    const query = \`select 1 -- /* no comment */ \${'//'}\`
    /** Returns a half. */
    const half = (one: number) => one / 2 /* per person */
  `
  expect(commentsOf(text)).toEqual(['// The address.', '// The pattern.', '/** Returns a half. */', '/* per person */'])
})

test('private words are found in comments alone, whole and in any case', () => {
  const text = `
    // Whoever asked is told by now what it said.
    const told = 'said' // \`asked\`, asking, told-report
  `
  expect(wordsOfComments(text)).toEqual({ words: 11, found: ['Whoever', 'asked', 'told', 'by now', 'said'] })
})

test('words are counted by tier of a feature', () => {
  expect(folderOf('src/network/benefits/server/benefits.routes.ts')).toBe('src/network/benefits/server')
  expect(folderOf('src/kit/web/ui/button.tsx')).toBe('src/kit/web')
  expect(folderOf('src/testing/servers/portal.ts')).toBe('src/testing')
  const files = ['one', 'two'].map((name) => ({ path: `src/kit/web/${name}.ts`, text: '// It says so.' }))
  expect(countsByFolder(files)).toEqual([{ folder: 'src/kit/web', words: 6, found: 2 }])
})

test('a folder stays below its limit, or below its figure in the list, which only gets lower', () => {
  const plain = { folder: 'src/plain', words: 1000, found: 8 }
  const before = { folder: 'src/before', words: 1000, found: 20 }
  expect(listFaults([plain, before], { 'src/before': 21 })).toEqual([])
  expect(listFaults([{ ...plain, found: 9 }, before], { 'src/before': 19 })).toEqual([
    'src/plain has 9 private words in its comments (9.0 per 1,000); 8 are allowed. scripts/checks/private-words.ts lists them.',
    'src/before has 20 private words in its comments (20.0 per 1,000); 19 are allowed. scripts/checks/private-words.ts lists them.',
  ])
  const old = { 'src/plain': 9, 'src/before': 22, 'src/gone': 3 }
  expect(listFaults([plain, before], old)).toEqual([
    'src/gone does not exist: leave it out of plain-words.json.',
    'src/plain has 8 private words in its comments (8.0 per 1,000): leave it out of plain-words.json.',
    'src/before has 20 private words in its comments (20.0 per 1,000), 22 are listed: lower it to 20.',
  ])
  expect(loweredList([plain, before], old)).toEqual({ 'src/before': 20 })
})
