import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countsByFolder, type Listed, listFaults, loweredList, rate } from './private-words.ts'

/*
 * Compares how many private words the comments of each folder have with what it may have. `--lower` writes the present, lower counts into the
 * list of folders that have too many still.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const listPath = fileURLToPath(new URL('plain-words.json', import.meta.url))

const counts = countsByFolder(
  globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((path) => ({ path, text: readFileSync(root + path, 'utf8') })),
)
const listed = JSON.parse(readFileSync(listPath, 'utf8')) as Listed
const lowered = process.argv.includes('--lower') ? loweredList(counts, listed) : listed
if (lowered !== listed) writeFileSync(listPath, `${JSON.stringify(lowered, null, 2)}\n`)

const faults = listFaults(counts, lowered)
const words = counts.reduce((sum, count) => sum + count.words, 0)
const found = counts.reduce((sum, count) => sum + count.found, 0)
process.stdout.write(
  `Comments have ${found} private words, ${rate({ words, found })} per 1,000; 2248 and 24.2 at first.\n`,
)
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
