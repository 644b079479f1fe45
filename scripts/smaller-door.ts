import { minify } from 'terser'
import type { Plugin } from 'vite'

/** What everybody loads before they see anything; and what all who are signed in load after it, as far as it takes a second. */
const minified = new Set(['door', 'login', 'outline', 'toasts', 'inputs'])

/**
 * Minifies what the sign-in page loads once more: Terser takes a hundredth more off than the build's own minifier (of `toasts` a
 * twenty-fifth, of `inputs` a seventieth), and a minute for everything, so that the rest stays as it is.
 */
export function smallerDoor(): Plugin {
  return {
    name: 'smaller-door',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && minified.has(chunk.name)) chunk.code = await smaller(chunk.code)
      }
    },
  }
}

async function smaller(code: string): Promise<string> {
  // Unsafe only for an anonymous function that is called by `new`; the journeys, which run on this build, would find one.
  const compress = { passes: 3, keep_fargs: false, unsafe_arrows: true }
  const made = await minify(code, { module: true, ecma: 2020, compress })
  return made.code ?? code
}
