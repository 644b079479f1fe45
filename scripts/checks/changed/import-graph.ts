import { basename, dirname, join, matchesGlob } from 'node:path'
import { type SourceFile, sourceFiles, sources } from '../../../src/testing/source-files.ts'

/** What each source file reads. What the browser fetches only when it is needed (`import()`) `isFetched`. */
export type Graph = Map<string, { path: string; isFetched: boolean }[]>

/**
 * What files import, but for types, and what they name in quotes: programs that are started, pictures, templates, style sheets.
 * `paths` is every file of the project.
 */
export function importGraph(paths: string[]): Graph {
  const byName = Map.groupBy(paths, (path) => basename(path))
  return new Map(
    sourceFiles([...sources, 'scripts/**/*.{ts,mjs}']).map((file) => [
      file.path,
      [
        ...file.imports
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ target: path, isLazy }) => ({ path, isFetched: isLazy && isOfWeb.test(file.path) })),
        ...[...namedIn(file, byName), ...globbedIn(file, paths)].map((path) => ({ path, isFetched: false })),
      ],
    ]),
  )
}

/** All that some files reach, they among it. */
export function reachOf(files: Iterable<string>, graph: Graph, { withFetched }: { withFetched: boolean }): Set<string> {
  const reached = new Set(files)
  // The loop reaches what it adds.
  for (const file of reached)
    for (const { path, isFetched } of graph.get(file) ?? []) if (withFetched || !isFetched) reached.add(path)
  return reached
}

const imported = /\b(?:from |import |import\(|declare module )'[^']+'/g
const quotedName = /['"][^'"\s]*?([\w.-]+\.[a-z]\w+)['"]/g

/** No two files have one name, but for a concern's in each tier, of which this takes all. */
function namedIn({ path, text }: SourceFile, byName: Map<string, string[]>): string[] {
  return [...text.replaceAll(imported, '').matchAll(quotedName)]
    .flatMap(([, name = '']) => byName.get(name) ?? [])
    .filter((other) => other !== path)
}

const glob = /(?:import\.meta\.glob[^(]*|globSync)\('([^']+)'/g

function globbedIn({ path, text }: SourceFile, paths: string[]): string[] {
  return [...text.matchAll(glob)].flatMap(([, pattern = '']) => {
    const fromRoot = pattern.startsWith('.') ? join(dirname(path), pattern) : pattern
    return paths.filter((other) => matchesGlob(other, fromRoot))
  })
}

const isOfWeb = /^src\/(.*\/web|door)\//
