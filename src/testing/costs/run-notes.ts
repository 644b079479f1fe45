import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a file of tests took of the processor; a file whose tests several workers share has several. */
export type FileCost = { file: string; tests: number; seconds: number }
/** Which files of the built application a journey's browser has loaded, by their names. */
export type Loaded = { test: string; files: string[] }
type Notes = { costs: FileCost; loaded: Loaded }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, 'test-results', 'notes')

/** A run of single tests writes no notes: the folder exists only while `npm test` runs. */
export const isNoted = existsSync(folder)

export function note<Kind extends keyof Notes>(kind: Kind, value: Notes[Kind]): void {
  appendFileSync(join(folder, `${kind}.jsonl`), `${JSON.stringify(value)}\n`)
}

export function beginNotes(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

export function endNotes(): { [Kind in keyof Notes]: Notes[Kind][] } {
  const notes = { costs: read('costs'), loaded: read('loaded') }
  rmSync(folder, { recursive: true })
  return notes
}

export const fromRoot = (file: string) => relative(root, file)

function read<Kind extends keyof Notes>(kind: Kind): Notes[Kind][] {
  const file = join(folder, `${kind}.jsonl`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
