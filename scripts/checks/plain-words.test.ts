import { expect, test } from 'vitest'
import {
  commentsOf,
  countsByFolder,
  type FolderCount,
  folderOf,
  listFaults,
  loweredList,
  wordsOfComments,
  wordsOfDocument,
  wordsOfNames,
  wordsOfTitles,
} from './private-words.ts'

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

test('private words are found in the parts of names, and not in what is quoted', () => {
  const text = `
    // It was told.
    const askedIn = { is_told: 'said', kept: \`\${'seen'}\`, asking: TOLD_ONCE }
  `
  expect(wordsOfNames(text)).toEqual({ words: 9, found: ['asked', 'told', 'kept', 'TOLD'] })
})

test('private words are found in titles of tests, also of those with a table or a fixture', () => {
  const text = `
    describe('whoever signs in', () => {
      test.each(rows)('%s is told', () => expect(said('gone')).toBe(true))
      storyOf(user, ['seen'])(\`it is stored in \${told}\`, async () => undefined)
    })
  `
  expect(wordsOfTitles(text)).toEqual({ words: 9, found: ['whoever', 'told'] })
})

test('private words are found in documents, and not in their code', () => {
  const text = [
    'Whoever `asked` is [told](said.md#heard):',
    '',
    '```sh',
    'echo kept',
    '```',
    '',
    '- One',
    '',
    '  ```ts',
    "  const seen = 'gone'",
    '  ```',
    '',
    'It stands.',
  ]
  expect(wordsOfDocument(text.join('\n'))).toEqual({ words: 6, found: ['Whoever', 'told', 'stands'] })
})

test('words are counted by tier of a feature', () => {
  expect(folderOf('src/network/benefits/server/benefits.routes.ts')).toBe('src/network/benefits/server')
  expect(folderOf('src/kit/web/ui/button.tsx')).toBe('src/kit/web')
  expect(folderOf('src/testing/servers/portal.ts')).toBe('src/testing')
  expect(folderOf('docs/decisions/README.md')).toBe('docs/decisions')
  expect(folderOf('README.md')).toBe('.')
  const files = ['one', 'two'].map((name) => ({ path: `src/kit/web/${name}.ts`, text: '// It says so.' }))
  const places = ['says (src/kit/web/one.ts)', 'says (src/kit/web/two.ts)']
  expect(countsByFolder('comments', files)).toEqual([
    { where: 'comments', folder: 'src/kit/web', words: 6, found: places },
  ])
})

const found = (many: number) => Array<string>(many).fill('told (one.ts)')

test('comments, titles and documents have no private words', () => {
  for (const where of ['comments', 'titles', 'documents'] as const) {
    const none: FolderCount = { where, folder: 'e2e', words: 1000, found: [] }
    expect(listFaults([none], {})).toEqual([])
    expect(listFaults([{ ...none, found: found(1) }], {})).toEqual([
      `The ${where} of e2e have 1 private words (1.0 per 1,000); 0 are allowed: told (one.ts)`,
    ])
  }
})

test('the names of a folder stay below their limit, or below its figure in the list, which only gets lower', () => {
  const plain: FolderCount = { where: 'names', folder: 'src/plain', words: 1000, found: found(8) }
  const before: FolderCount = { where: 'names', folder: 'src/before', words: 1000, found: found(20) }
  expect(listFaults([plain, before], { 'names of src/before': 21 })).toEqual([])
  expect(listFaults([{ ...plain, found: found(9) }, before], { 'names of src/before': 19 })).toEqual([
    `The names of src/plain have 9 private words (9.0 per 1,000); 8 are allowed: ${found(9).join(', ')}`,
    `The names of src/before have 20 private words (20.0 per 1,000); 19 are allowed: ${found(20).join(', ')}`,
  ])
  const old = { 'names of src/plain': 9, 'names of src/before': 22, 'names of src/removed': 3 }
  expect(listFaults([plain, before], old)).toEqual([
    'There are no names of src/removed: leave them out of plain-words.json.',
    'The names of src/plain have 8 private words (8.0 per 1,000): leave them out of plain-words.json.',
    'The names of src/before have 20 private words (20.0 per 1,000), 22 are listed: lower that to 20.',
  ])
  expect(loweredList([plain, before], old)).toEqual({ 'names of src/before': 20 })
})
