import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countsByFolder, type Listed, listFaults, loweredList, rate } from './private-words.ts'

/*
 * Compares how many private words the comments, the names, the titles of tests and the documents of each folder have with what they may have. `--lower` writes the
 * present, lower counts into the list of those that have too many still.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const listPath = fileURLToPath(new URL('plain-words.json', import.meta.url))

const filesOf = (pattern: string | string[], options = {}) =>
  globSync(pattern, { cwd: root, ...options }).map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
const code = '{src,e2e,scripts,bench}/**'
// The names of texts are stored with what the academy wrote in their place; the check's own test has private words as examples.
const counts = [
  ...countsByFolder('comments', filesOf([`${code}/*.{ts,tsx,css,mjs}`, '*.ts'])),
  ...countsByFolder('names', filesOf(`${code}/*.{ts,tsx,mjs}`, { exclude: ['**/*.text.ts'] })),
  ...countsByFolder(
    'titles',
    filesOf([`${code}/*.test.{ts,tsx}`, 'e2e/**/*.ts'], { exclude: ['**/plain-words.test.ts'] }),
  ),
  ...countsByFolder('documents', filesOf(['*.md', 'docs/**/*.md'])),
]
const listed = JSON.parse(readFileSync(listPath, 'utf8')) as Listed
const lowered = process.argv.includes('--lower') ? loweredList(counts, listed) : listed
if (lowered !== listed) writeFileSync(listPath, `${JSON.stringify(lowered, null, 2)}\n`)

const faults = listFaults(counts, lowered)
for (const where of ['comments', 'names', 'titles', 'documents'] as const) {
  const own = counts.filter((count) => count.where === where)
  const words = own.reduce((sum, count) => sum + count.words, 0)
  const found = own.flatMap((count) => count.found)
  process.stdout.write(`${found.length} private words in ${where}, ${rate({ words, found })} per 1,000\n`)
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
