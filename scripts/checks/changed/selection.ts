import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../install.mjs'
import { type Change, changeOf } from './change.ts'
import { changesSince, projectFiles } from './changed-files.ts'
import { type Graph, importGraph, reachOf } from './import-graph.ts'
import { fetchedFiles, readLoaded } from './loaded-files.ts'

/** What each step has to run, as its runner takes it: files, of journeys also single tests. */
export type Selection = { [Step in 'unit-and-api' | 'components' | 'journeys']: string[] | 'all' }

/** The tests that can find something else since a revision. Where that is not sure, they are run. */
export async function selectTests(revision?: string): Promise<Selection> {
  const { base, files } = changesSince(revision)
  const paths = projectFiles().filter((path) => existsSync(join(root, path)))
  const graph = importGraph(paths)
  const change = await changeOf(files, base, { paths, graph })
  if (!change) return { 'unit-and-api': 'all', components: 'all', journeys: 'all' }
  const isReached = (from: string[], changed: Set<string>) =>
    !reachOf(from, graph, { withLazy: true }).isDisjointFrom(changed)
  const select = (tests: RegExp, reach: (test: string) => boolean) =>
    paths.filter((path) => tests.test(path) && reach(path))
  return {
    'unit-and-api': [
      ...select(
        /^(src\/(contract|web)|scripts)\/.*(?<!\.component)\.test\.tsx?$/,
        (test) => isReached([test], change.files) || isReached([test], change.sayingTexts),
      ),
      ...select(/^src\/(server|demo|testing)\/.*\.test\.ts$/, (test) =>
        isReached([test, 'src/testing/cluster.ts'], change.files),
      ),
    ],
    components: select(
      /\.component\.test\.tsx?$/,
      (test) =>
        isReached([test, 'src/testing/component.tsx', 'src/testing/component-portal.ts'], change.files) ||
        isReached([test, 'src/testing/component.tsx'], change.sayingTexts),
    ),
    journeys: selectJourneys(paths, graph, change),
  }
}

/** Journeys that are others, whose portal is another, or that load parts of the application which are. */
function selectJourneys(paths: string[], graph: Graph, { files, sayingTexts }: Change): string[] | 'all' {
  const isReached = (from: Iterable<string>, changed: Set<string>) =>
    !reachOf(from, graph, { withLazy: false }).isDisjointFrom(changed)
  const known = readLoaded()
  const everLoaded = new Set(known.flatMap(({ files }) => files))
  const fetched = fetchedFiles(graph)
  // What is no file of its own once it is built comes with one that every browser loads.
  const always = [
    ...paths.filter((path) => /^src\/web\/[^/]+$/.test(path)),
    ...fetched.entries().flatMap(([name, path]) => (everLoaded.has(name) ? [] : [path])),
  ]
  if (isReached(always, files.union(sayingTexts))) return 'all'
  const specs = paths.filter((path) => /^e2e\/.*\.spec\.ts$/.test(path))
  return specs.flatMap((spec) => {
    const name = basename(spec)
    const tests = known.filter(({ test }) => test.startsWith(`${name} › `))
    if (tests.length === 0 || isReached([spec], files)) return [name]
    return tests
      .filter((test) =>
        isReached(
          test.files.flatMap((file) => fetched.get(file) ?? []),
          files.union(sayingTexts),
        ),
      )
      .map(({ test }) => test)
  })
}
