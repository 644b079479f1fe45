import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from '../../install.mjs'
import { type Change, changeOf } from './change.ts'
import { changesSince, projectFiles } from './changed-files.ts'
import { type Graph, importGraph, reachOf } from './import-graph.ts'
import { fetchedFiles, readLoaded } from './loaded-files.ts'
import { screenPages } from './screen-pages.ts'

/** What each step has to run, as its runner takes it: files, of journeys also single tests. */
/** By step, which files of tests or which journeys. `screens` are the addresses that the other browsers open. */
export type Selection = {
  [Step in 'unit-and-api' | 'components' | 'journeys' | 'browsers' | 'screens']: string[] | 'all'
}

/** The tests that can find something else since a revision. Where that is not sure, they are run. */
export async function selectTests(revision?: string): Promise<Selection> {
  const { base, files } = changesSince(revision)
  const paths = projectFiles().filter((path) => existsSync(join(root, path)))
  const graph = importGraph(paths)
  const change = await changeOf(files, base, { paths, graph })
  if (!change) return { 'unit-and-api': 'all', components: 'all', journeys: 'all', browsers: 'all', screens: 'all' }
  const select = (tests: RegExp, isReached: (test: string) => boolean) =>
    paths.filter((path) => tests.test(path) && (change.expecting.has(path) || isReached(path)))
  const reaches = (from: string[], changed: Set<string>, by = graph) =>
    !reachOf(from, by, { withFetched: true }).isDisjointFrom(changed)
  // Nothing shows a screen there: who imports the list of all screens does not fetch their pages.
  const withoutBrowser = withoutPages(graph, screenPages(paths))
  const runsHere = (from: string[], changed: Set<string>) => reaches(from, changed, withoutBrowser)
  return {
    'unit-and-api': [
      ...select(
        /^(src\/(.*\/(contract|web)|door)|scripts)\/.*(?<!\.component)\.test\.tsx?$/,
        (test) => runsHere([test], change.files) || runsHere([test], change.sayingTexts),
      ),
      ...select(/^src\/(.*\/server|demo|testing)\/.*\.test\.ts$/, (test) =>
        runsHere([test, 'src/testing/servers/cluster.ts'], change.files),
      ),
    ],
    components: select(
      /\.component\.test\.tsx?$/,
      (test) =>
        reaches([test, 'src/testing/browser/component.tsx', 'src/testing/browser/component-portal.ts'], change.files) ||
        reaches([test, 'src/testing/browser/component.tsx'], change.sayingTexts),
    ),
    journeys: selectJourneys(paths, graph, change),
    // The words of texts do not matter to them, except where they expect them.
    browsers: select(otherBrowsers, (test) => reaches([test, ...entriesOf(paths)], change.files)),
    screens: selectScreens(paths, graph, change.files.union(change.expecting)),
  }
}

/** Those whose pages are reached; all where anything else is that other browsers run, or the portal that they open. */
export function selectScreens(paths: string[], graph: Graph, changed: Set<string>): string[] | 'all' {
  const pages = screenPages(paths)
  const suite = [...paths.filter((path) => otherBrowsers.test(path)), ...entriesOf(paths)]
  if (!reachOf(suite, withoutPages(graph, pages), { withFetched: true }).isDisjointFrom(changed)) return 'all'
  const isReached = (page: string) => !reachOf([page], graph, { withFetched: true }).isDisjointFrom(changed)
  return [...pages].filter(([, page]) => isReached(page)).map(([address]) => address)
}

const otherBrowsers = /^e2e\/other-browsers\/.*\.test\.ts$/

/** Journeys that are others, whose portal is another, or that load parts of the application which are; and those that no run has noted. */
function selectJourneys(paths: string[], graph: Graph, { files, sayingTexts }: Change): string[] | 'all' {
  const changed = files.union(sayingTexts)
  const reaches = (from: string[], { withFetched = false, of = changed } = {}) =>
    !reachOf(from, graph, { withFetched }).isDisjointFrom(of)
  const fetched = fetchedFiles(graph)
  const sourcesOf = (names: string[]) => names.flatMap((name) => fetched.get(name) ?? [])
  const { always, loadedBy } = readLoaded()
  if (reaches([...entriesOf(paths), ...sourcesOf(always)])) return 'all'
  const pages = screenPages(paths)
  const specs = new Set(paths.filter((path) => path.endsWith('.spec.ts') && reaches([path], { of: files })))
  return everyJourney().filter((test) => {
    const [spec = '', ...titles] = test.split(' › ')
    const loaded = loadedBy.get(test)
    if (specs.has(`e2e/${spec}`) || !loaded || reaches(sourcesOf(loaded))) return true
    // A test that is named for a screen's address may find in its browser what an earlier one has loaded.
    const [, address] = /^\/(\S*) /.exec(titles[0] ?? '') ?? []
    const page = address === undefined ? '' : pages.get(address)
    return page === undefined || (page !== '' && reaches([page], { withFetched: true }))
  })
}

/** What the browser's program begins with. */
function entriesOf(paths: string[]): string[] {
  return paths.filter((path) => /^src\/app\/web\/[^/]+$/.test(path) && !/\.test\.tsx?$/.test(path))
}

/** Who reads what, but for the pages that a screen fetches once somebody opens it. */
function withoutPages(graph: Graph, pages: Map<string, string>): Graph {
  const everyPage = new Set(pages.values())
  return new Map(
    [...graph].map(([path, reads]) => [path, reads.filter((read) => !(read.isFetched && everyPage.has(read.path)))]),
  )
}

function everyJourney(): string[] {
  const { status, stdout, stderr } = spawnSync('playwright', ['test', '--list'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The journeys cannot be listed:\n${stdout}${stderr}`)
  return [...stdout.matchAll(/^ +(\S+):\d+:\d+ › (.+)$/gm)].map(([, spec, title]) => `${spec} › ${title}`)
}
