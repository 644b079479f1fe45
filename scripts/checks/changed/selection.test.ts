import { expect, test } from 'vitest'
import { projectFiles } from './changed-files.ts'
import { importGraph } from './import-graph.ts'
import { selectScreens } from './selection.ts'

const paths = projectFiles()
const graph = importGraph(paths)

test.each([
  [
    'its screens where it is a page',
    'src/network/benefits/web/benefit-form-page.tsx',
    ['benefits/new', 'benefits/$id'],
  ],
  ['none where no browser runs it', 'src/testing/suites/bad-input.test.ts', []],
  ['none where it is a test next to the program', 'src/app/web/screens.test.ts', []],
  ['all where every screen has it', 'src/kit/web/page/page.tsx', 'all'],
  ['all where it is the portal’s', 'src/network/benefits/server/benefits.routes.ts', 'all'],
  ['all where something else than a page fetches it', 'src/network/artists/web/list/artist-finder.tsx', 'all'],
])('of the screens that the other browsers open, a file reaches %s', (_, path, screens) => {
  expect(paths).toContain(path)
  expect(selectScreens(paths, graph, new Set([path]))).toEqual(screens)
})
