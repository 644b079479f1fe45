import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install.mjs'
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { type Graph, reachOf } from './import-graph.ts'
import { expects, isServerText, mayContain, takes } from './text-readers.ts'

export type Change = {
  /** Files that do something else, and shared code of tests that expects the former words of a text. */
  files: Set<string>
  /** Tests that expect the former words of a text. Only they are run for it, not the tests that import them. */
  expecting: Set<string>
  /**
   * Files of the browser's program that show a changed text. Those of the server do not count: it hands on all texts alike, and a test that
   * depends on the words of one expects them.
   */
  sayingTexts: Set<string>
}

type Project = { paths: string[]; graph: Graph }

/** What a change of these files is to tests. Null is everything: what no source file names may be read by any of them. */
export async function changeOf(files: string[], base: string, { paths, graph }: Project): Promise<Change | null> {
  const readers = readersIn(graph)
  const change: Change = { files: new Set(), expecting: new Set(), sayingTexts: new Set() }
  for (const file of files) {
    const readBy = readers.get(file) ?? []
    const texts = readBy.includes(textRegister) ? await changedTexts(file, base) : null
    const added = texts
      ? addTexts(change, texts, { file, readBy, paths, graph })
      : addFile(change, file, graph.has(file) || readBy.length > 0)
    if (added === 'everything') return null
  }
  return change
}

type ReadFile = Project & { file: string; readBy: string[] }

/** A changed file of texts: what shows one of them, and the tests that expect one. */
function addTexts(change: Change, texts: ChangedText[], { file, readBy, paths, graph }: ReadFile) {
  const sayers = texts.map((text) => paths.filter((path) => isOfBrowser(path) && mayContain(text, sourceOf(path))))
  if (texts.some((text, index) => sayers[index]?.length === 0 && !isServerText(text))) return 'everything'
  for (const path of sayers.flat()) change.sayingTexts.add(path)
  const minding = [...paths.filter(isOfTests), ...readBy].filter((path) => path !== textRegister)
  for (const path of minding.filter((path) => minds(texts, path, { file, graph })))
    change[isTest.test(path) ? 'expecting' : 'files'].add(path)
  return 'part'
}

/** Any other changed file. */
function addFile(change: Change, file: string, isRead: boolean) {
  const isDeleted = !existsSync(join(root, file))
  if (file.startsWith('migrations/')) change.files.add(migrationsReader)
  else if (isSource.test(file) && (isRead || isDeleted)) change.files.add(file)
  else if (!isForStaticChecks.test(file)) return 'everything'
  return 'part'
}

const textRegister = 'src/app/contract/text-files.ts'
const migrationsReader = 'src/kit/server/postgres/migrations.ts'
const isTest = /\.test\.tsx?$/
const isSource = /^(src|e2e|scripts\/checks)\//
/** What types, lint, architecture and the search for dead code look at alone. They always run. */
const isForStaticChecks = /^(docs|bench)\/|\.md$|^(biome|knip)\.json$/

const isOfTests = (path: string) => /^(src\/testing|e2e)\/|\.(test|cases)\.tsx?$/.test(path)
const isOfBrowser = (path: string) => /^src\/(.*\/(web|contract)|door)\/.*(?<!\.test|\.text)\.tsx?$/.test(path)

/** Tests that look at all texts or at those of the file, or have words of one of these; programs that have a text by its name. */
function minds(texts: ChangedText[], path: string, { file, graph }: { file: string; graph: Graph }): boolean {
  const source = sourceOf(path)
  if (!isOfTests(path)) return texts.some((text) => takes(text, source))
  const has = (read: string) =>
    isEveryText.test(read) || (read.endsWith('.text.ts') && reachOf([read], graph, { withFetched: false }).has(file))
  const looksAtAll = isTest.test(path) && graph.get(path)?.some((read) => has(read.path))
  return looksAtAll || texts.some((text) => expects(text, source))
}

const isEveryText = /^src\/kit\/contract\/texts\/texts\.ts$|^src\/academy\/translations\/server\//

function readersIn(graph: Graph): Map<string, string[]> {
  const readers = new Map<string, string[]>()
  for (const [reader, reads] of graph)
    for (const { path } of reads) readers.set(path, [...(readers.get(path) ?? []), reader])
  return readers
}

function sourceOf(path: string): string {
  return /\.(tsx?|mjs)$/.test(path) ? readFileSync(join(root, path), 'utf8') : ''
}
