import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Loaded } from '../../../src/testing/costs/run-notes.ts'
import { root } from '../../install.mjs'
import { type Graph, importGraph } from './import-graph.ts'

/**
 * Which files that the application fetches when they are needed (screens, dialogs) each journey has loaded: a line a journey, its name
 * and theirs. `npm test` keeps it, and `--changed` reads from it which journeys a change reaches.
 */
const path = join(root, 'e2e', 'loaded-files.tsv')
/** The line of those that the build has put into files which every browser loads. */
const everyJourney = 'every journey'

export function readLoaded(): { always: string[]; loadedBy: Map<string, string[]> } {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const loadedBy = new Map(
    lines.map((line) => {
      const [test = '', files = ''] = line.split('\t')
      return [test, files.split(' ').filter(Boolean)]
    }),
  )
  const always = loadedBy.get(everyJourney) ?? []
  loadedBy.delete(everyJourney)
  return { always, loadedBy }
}

/** Adds what a run has noted; a whole run also knows which journeys there are. Returns whether anything is new. */
export function keepLoaded(noted: Loaded[], isWhole: boolean): boolean {
  const known = readLoaded().loadedBy
  const now = new Map(noted.map(({ test, files }) => [test, files]))
  const tests = isWhole ? [...now.keys()] : [...new Set([...known.keys(), ...now.keys()])]
  const fetched = new Set(fetchedFiles(importGraph([])).keys())
  const alone = builtAlone()
  // What a journey did not load this time it may load the next.
  const filesOf = (test: string) => new Set([...(known.get(test) ?? []), ...(now.get(test) ?? [])])
  const lines = [
    [everyJourney, fetched.difference(alone)] as const,
    ...tests.sort().map((test) => [test, filesOf(test).intersection(fetched)] as const),
  ]
  const text = lines.map(([test, files]) => `${test}\t${[...files].sort().join(' ')}\n`).join('')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, text)
  return text !== before
}

/** The files of the application that are fetched when they are needed, by the names that they have once it is built. */
export function fetchedFiles(graph: Graph): Map<string, string> {
  const fetched = [...graph.values()].flat().filter(({ isFetched, path }) => isFetched && path.startsWith('src/'))
  return new Map(fetched.map(({ path }) => [basename(path).replace(/\.tsx?$/, ''), path]))
}

/** What is a file of its own in the build. */
function builtAlone(): Set<string> {
  const manifest = readFileSync(join(root, 'dist', 'web', '.vite', 'manifest.json'), 'utf8')
  const entries: { name?: string; isDynamicEntry?: boolean }[] = Object.values(JSON.parse(manifest))
  return new Set(entries.flatMap(({ name, isDynamicEntry }) => (name && isDynamicEntry ? [name] : [])))
}
