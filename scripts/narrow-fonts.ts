import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const faces = readFileSync(new URL('../src/kit/web/ui/styles/fonts.css', import.meta.url), 'utf8')

/**
 * Leaves out of the fonts the weights that `fonts.css` does not name, thin and black letters: a third of the largest files that a first
 * visit waits for. No letter is lost. A face whose URL ends with `#part` gets a file of the letters that it names, `part-….woff2`. The names
 * of the files do not show what was left out: where that changes, call the faces differently.
 */
export function narrowFonts(): Plugin {
  return {
    name: 'narrow-fonts',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === 'asset')
      const readers = assets.filter(({ fileName }) => /\.(css|html)$/.test(fileName))
      for (const font of assets.filter(({ fileName }) => fileName.endsWith('.woff2'))) {
        const whole = Buffer.from(font.source as Uint8Array)
        for (const [part, letters] of partsOf(font.names[0] ?? '')) {
          const source = await narrow(whole, letters)
          const name = this.getFileName(this.emitFile({ type: 'asset', name: `${part}-${font.names[0]}`, source }))
          for (const reader of readers)
            reader.source = String(reader.source).replaceAll(`${font.fileName}#${part}`, name)
        }
        font.source = await narrow(whole, everyLetter)
      }
    },
  }
}

/** The parts of a file that `fonts.css` uses in addition to the whole, and their letters. */
function partsOf(file: string): [part: string, letters: string][] {
  const wanted = new RegExp(`${file}#(\\w+)'[^}]*unicode-range: ([^;]*);`, 'g')
  return [...faces.matchAll(wanted)].map(([, part = '', ranges = '']) => [part, lettersIn(ranges)])
}

function lettersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .map(([, first = '', last = first]) => letters(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join('')
}

async function narrow(font: Buffer, letters: string): Promise<Uint8Array> {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(faces) ?? []
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
}

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

/** Of those that the fonts have: Latin letters, signs, and currencies. */
const everyLetter = letters(0x20, 0x3000)
