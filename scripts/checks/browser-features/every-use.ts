import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Use } from './use.ts'
import { usesOfScripts } from './used-in-scripts.ts'
import { usesOfStyle, usesOfStyles } from './used-in-styles.ts'

/** What of `src` a browser runs: the web, and the contract, which it brings along; style sheets of the server are sent as they are written. */
export function everyUse(root: string): Use[] {
  const sources = join(root, 'src')
  return [
    ...usesOfScripts(root, join(sources, 'tsconfig.web.json'), /\/src\/(?:(?:.*\/)?web|door)\//),
    ...usesOfScripts(root, join(sources, 'tsconfig.contract.json'), /\/src\/(?:.*\/)?contract\//),
    ...usesOfStyles(sources, '{**/web,door}/**/*.css'),
    ...globSync('**/server/**/*.css', { cwd: sources }).flatMap((name) => {
      const path = join(sources, name)
      return usesOfStyle(path, readFileSync(path, 'utf8'))
    }),
  ]
}
