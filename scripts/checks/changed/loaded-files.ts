import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Loaded } from '../../../src/testing/run-notes.ts'
import { root } from '../../install.mjs'
import { type Graph, importGraph } from './import-graph.ts'

/**
 * Which files that the application fetches when they are needed (screens, dialogs) each journey has loaded: a line a journey, its name
 * and theirs. `npm test` keeps it, and `--changed` reads from it which journeys a change reaches.
 */
const path = join(root, 'e2e', 'loaded-files.tsv')

export function readLoaded(): Loaded[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => {
    const [test = '', files = ''] = line.split('\t')
    return { test, files: files.split(' ') }
  })
}

/** Adds what a run has noted; a whole one has also seen which journeys there are. Answers whether anything is new. */
export function keepLoaded(noted: Loaded[], isWhole: boolean): boolean {
  const known = new Map(readLoaded().map(({ test, files }) => [test, files]))
  const now = new Map(noted.map(({ test, files }) => [test, files]))
  const tests = isWhole ? [...now.keys()] : [...new Set([...known.keys(), ...now.keys()])]
  const fetched = new Set(fetchedFiles(importGraph([])).keys())
  const lines = tests.sort().map((test) => {
    // What a journey did not load this time it may load the next.
    const files = new Set([...(known.get(test) ?? []), ...(now.get(test) ?? [])]).intersection(fetched)
    return `${test}\t${[...files].sort().join(' ')}\n`
  })
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, lines.join(''))
  return lines.join('') !== before
}

/** The files of the application that are fetched when they are needed, by the names that they have once it is built. */
export function fetchedFiles(graph: Graph): Map<string, string> {
  const imports = [...graph].filter(([from]) => from.startsWith('src/web/')).flatMap(([, reads]) => reads)
  const fetched = imports.filter(({ isLazy }) => isLazy)
  return new Map(fetched.map(({ path }) => [basename(path).replace(/\.tsx?$/, ''), path]))
}
