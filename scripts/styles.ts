import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CSSOptions } from 'vite'
import { namedBreakpoints } from './named-breakpoints.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
/** Three letters distinguish our style sheets. */
const hashOf = (file: string) => createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 3)

/** How style sheets are read. The pictures in the document are drawn with the same class names as the program has. */
export const styles: CSSOptions = {
  postcss: { plugins: [namedBreakpoints] },
  // Shorter than by default, where it also has the number of a line.
  modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` },
}
