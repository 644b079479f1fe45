import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../install.mjs'

const screen = /\bpath: '([^']*)',[^}]*?(?:import\('([^']+)'\)|\bpage(?=,| }))/g
/** The page that several screens of a feature share. */
const sharedPage = /\bconst page = lazyPage\(\(\) => import\('([^']+)'\)/

/** The file of each screen's page by the screen's address, as the features declare them. */
export function screenPages(paths: string[]): Map<string, string> {
  const declaring = paths.filter((path) => path.endsWith('.screens.ts'))
  return new Map(
    declaring.flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const [, shared = ''] = sharedPage.exec(source) ?? []
      return [...source.matchAll(screen)].map(
        ([, address = '', page = shared]) =>
          [address, page.startsWith('#') ? `src/${page.slice(1)}` : join(dirname(path), page)] as const,
      )
    }),
  )
}
