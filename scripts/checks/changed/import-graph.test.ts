import { expect, test } from 'vitest'
import { projectFiles } from './changed-files.ts'
import { importGraph, reachOf } from './import-graph.ts'

const graph = importGraph(projectFiles())

test.each([
  ['imports', 'src/server/benefits/benefits.test.ts', 'src/server/benefits/benefits.queries.ts'],
  ['starts', 'src/testing/portal-process.ts', 'src/server/kit/postgres/migrations.ts'],
  ['reads', 'src/server/public-profiles/page-look.ts', 'src/web/kit/ui/tokens.css'],
  ['gathers by name', 'src/testing/roles.test.ts', 'src/server/benefits/benefits.cases.ts'],
])('a file reaches what it %s', (_, from, to) => {
  expect(reachOf([from], graph, { withFetched: false })).toContain(to)
})

test('what is fetched when it is needed is reached where that counts', () => {
  const screens = 'src/web/benefits/benefits.screens.ts'
  expect(reachOf([screens], graph, { withFetched: false })).not.toContain('src/web/benefits/benefits-page.tsx')
  expect(reachOf([screens], graph, { withFetched: true })).toContain('src/web/benefits/benefits-page.tsx')
})

test('what is imported for its types alone is not reached', () => {
  expect(graph.get('src/web/kit/language/i18n.ts')?.map(({ path }) => path)).not.toContain('src/contract/texts.ts')
})
