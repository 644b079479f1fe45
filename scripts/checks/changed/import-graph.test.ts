import { expect, test } from 'vitest'
import { projectFiles } from './changed-files.ts'
import { importGraph, reachOf } from './import-graph.ts'

const graph = importGraph(projectFiles())

test.each([
  ['imports', 'src/network/benefits/server/benefits.test.ts', 'src/network/benefits/server/benefits.queries.ts'],
  ['starts', 'src/testing/servers/portal-process.ts', 'src/kit/server/postgres/migrations.ts'],
  ['reads', 'src/kit/server/public-page/page-look.ts', 'src/kit/web/ui/styles/tokens.css'],
  ['gathers by name', 'src/testing/suites/roles.test.ts', 'src/network/benefits/server/benefits.cases.ts'],
  ['gathers at run time', 'e2e/every-screen.spec.ts', 'src/network/applications/web/applications.samples.ts'],
])('a file reaches what it %s', (_, from, to) => {
  expect(reachOf([from], graph, { withFetched: false })).toContain(to)
})

test('what is fetched when it is needed is reached where that counts', () => {
  const screens = 'src/network/benefits/web/benefits.screens.ts'
  expect(reachOf([screens], graph, { withFetched: false })).not.toContain('src/network/benefits/web/benefits-page.tsx')
  expect(reachOf([screens], graph, { withFetched: true })).toContain('src/network/benefits/web/benefits-page.tsx')
})

test('what is imported for its types alone is not reached', () => {
  expect(graph.get('src/kit/web/language/i18n.ts')?.map(({ path }) => path)).not.toContain(
    'src/kit/contract/texts/texts.ts',
  )
})
