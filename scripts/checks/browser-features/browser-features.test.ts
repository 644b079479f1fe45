import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lacking } from './support.ts'
import type { Use } from './use.ts'
import { usesOfScripts } from './used-in-scripts.ts'
import { usesOfStyles } from './used-in-styles.ts'

test('a style sheet is told what a browser lacks, unless it asked for it', async () => {
  const folder = await folderWith({
    'sheet.css': `
      .old:has(a) { display: grid; inset: 0 }
      .new:open { position-anchor: --there }
      .lowered { color: light-dark(#000, #fff); .nested & { user-select: none } }
      @supports (anchor-name: --there) { .asked { anchor-name: --there } }
    `,
  })
  expect(late(usesOfStyles(folder))).toEqual(['css.selectors.open', 'css.properties.position-anchor'])
})

test('a script is told what a browser lacks, by what a name is rather than how it reads', async () => {
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
  expect(late(usesOfScripts(folder, folder)).toSorted()).toEqual([
    'api.Document.startViewTransition',
    'html.elements.dialog.closedby',
    'javascript.builtins.Set.union',
  ])
})

function late(uses: Use[]): string[] {
  return uses.flatMap(({ keys }) => lacking(keys)?.key ?? [])
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-features-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}
