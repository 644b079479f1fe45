import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const faces = readFileSync(new URL('../src/kit/web/ui/styles/fonts.css', import.meta.url), 'utf8')

/**
 * Leaves out of the fonts the weights that `fonts.css` does not name, thin and black letters: a third of the largest files that a first
 * visit waits for. All letters stay. The names of the files do not show it: where other weights are named, call the faces differently.
 */
export function narrowFonts(): Plugin {
  return {
    name: 'narrow-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2')) file.source = await narrow(file.source)
    },
  }
}

async function narrow(font: string | Uint8Array): Promise<Uint8Array> {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(faces) ?? []
  return subsetFont(Buffer.from(font as Uint8Array), everyLetter, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
}

/** Of those that the fonts have: Latin letters, signs, and currencies. */
const everyLetter = Array.from({ length: 0x3000 - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join('')
