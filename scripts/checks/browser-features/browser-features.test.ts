import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { meantBrowsers } from '../../../src/kit/web/page/appearance/current-browser.ts'
import { everyUse } from './every-use.ts'
import { lacking, since } from './support.ts'
import type { Use } from './use.ts'
import { usesOfScripts } from './used-in-scripts.ts'
import { usesOfStyles } from './used-in-styles.ts'

test('features that a browser lacks are found in a style sheet, unless a query tests for them', async () => {
  const folder = await folderWith({
    'sheet.css': `
      .old:has(a) { display: grid; inset: 0 }
      .new:open { position-anchor: --there }
      .lowered { color: light-dark(#000, #fff); .nested & { user-select: none } }
      @supports (anchor-name: --there) { .features { anchor-name: --there } }
    `,
  })
  expect(late(usesOfStyles(folder))).toEqual(['css.selectors.open', 'css.properties.position-anchor'])
})

test('features that a browser lacks are found in a script, by what a name refers to rather than its spelling', async () => {
  const folder = await folderWith({
    'tsconfig.json': JSON.stringify({ compilerOptions: { lib: ['esnext', 'dom'], types: [], jsx: 'preserve' } }),
    'script.ts': `
      const own = { startViewTransition() {}, union() {} }
      own.startViewTransition()
      own.union()
      document.querySelector('a')?.closest('p')
      document.startViewTransition(() => {})
      new Set([1]).union(new Set([2]))
      export const kept = Map.groupBy([1], (one) => one)
      export type Later = CloseWatcher
    `,
    'screen.tsx': `
      declare global { namespace JSX { interface IntrinsicElements { button: object; dialog: object } } }
      export const screen = [<button disabled />, <dialog closedby="any" />]
    `,
  })
  expect(late(usesOfScripts(folder, join(folder, 'tsconfig.json'), /^(?!.*node_modules)/)).toSorted()).toEqual([
    'api.Document.startViewTransition',
    'html.elements.dialog.closedby',
    'javascript.builtins.Set.union',
  ])
})

test('the README and the decision name the versions that the portal names and requires', async () => {
  const { safari, chrome, edge, firefox } = meantBrowsers
  expect(chrome).toBe(edge)
  const textOf = async (path: string) =>
    (await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')).replace(/\s+/g, ' ')
  expect(await textOf('README.md')).toContain(
    `Safari from ${safari}, Chrome and Edge from ${chrome}, Firefox from ${firefox};`,
  )
  const decided = await textOf('docs/decisions/109-other-browsers.md')
  expect(decided.replace(/ \(`[^`]*`\)/g, '')).toContain(
    `Safari from ${safari}, Chrome and Edge from ${chrome}, Firefox from ${firefox}.`,
  )
})

test('every required feature was available in each browser at its minimum version', () => {
  const features = ['javascript.builtins.Map.groupBy', 'api.URL.canParse_static', 'css.selectors.has']
  for (const [browser, version] of Object.entries(meantBrowsers)) {
    const versions = features.map((key) => Number(since(key, browser as keyof typeof meantBrowsers)))
    expect(Math.max(...versions), browser).toBe(Number(version))
  }
})

function late(uses: Use[]): string[] {
  return uses.flatMap(({ keys }) => lacking(keys)?.key ?? [])
}

test('what the contract brings along is compared, too, and sheets of the server as they are written', async () => {
  const settings = JSON.stringify({ compilerOptions: { lib: ['esnext'], types: [] } })
  const folder = await folderWith({
    'src/tsconfig.web.json': settings,
    'src/web/screen.ts': 'export {}',
    'src/web/screen.css': '.lowered { color: light-dark(#000, #fff) }',
    'src/tsconfig.contract.json': settings,
    'src/contract/rule.ts': 'export const all = new Set([1]).union(new Set([2]))',
    'src/server/pages/page.css': '.written { color: light-dark(#000, #fff) }',
  })
  expect(late(everyUse(folder))).toEqual(['javascript.builtins.Set.union', 'css.types.color.light-dark'])
})

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-features-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
