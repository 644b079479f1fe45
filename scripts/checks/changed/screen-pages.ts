import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../install.mjs'

const screen = /\bpath: '([^']*)',[^}]*?import\('([^']+)'\)/g

/** The file of each screen's page by the screen's address, as the features declare them. */
export function screenPages(paths: string[]): Map<string, string> {
  const declaring = paths.filter((path) => path.endsWith('.screens.ts'))
  return new Map(
    declaring.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(screen)].map(
        ([, address = '', page = '']) => [address, join(dirname(path), page)] as const,
      ),
    ),
  )
}
