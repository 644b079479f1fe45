import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { shadesOf } from '#kit/contract/look/accent.ts'

/** A child process that renders PDF documents with Typst. */

export type PdfTask = {
  id: number
  template: string
  sheet: object
  look: { accent: string | null; mark: Uint8Array | null }
}
export type PdfResult = { id: number; pdf?: Uint8Array; problem?: string }

const library = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)))

const fonts = [
  '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf',
  '@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  '@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf',
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/500Medium/HankenGrotesk_500Medium.ttf',
]

const ready = openCompiler()
const known = new Set<string>()
process.on('message', async ({ id, template, sheet, look }: PdfTask) => {
  const compiler = await ready
  const { pathname } = new URL(template)
  if (!known.has(pathname)) compiler.add_source(pathname, readFileSync(new URL(template), 'utf8'))
  known.add(pathname)
  if (look.mark) compiler.map_shadow('/mark.png', look.mark)
  const shown = JSON.stringify({ accent: look.accent && shadesOf(look.accent).light.ink, hasMark: look.mark !== null })
  const { result, diagnostics } = compiler.compile(
    pathname,
    [
      ['sheet', JSON.stringify(sheet)],
      ['look', shown],
    ],
    'pdf',
    inWords,
  )
  const answer: PdfResult = result
    ? { id, pdf: withVisibleTitle(result) }
    : { id, problem: JSON.stringify(diagnostics) }
  process.send?.(answer)
})
// The portal has ended, or wants no more of this process.
process.once('disconnect', () => process.exit())

/** The format of the compiler's diagnostics. */
const inWords = 3

async function openCompiler() {
  await init({ module_or_path: library('@myriaddreamin/typst-ts-web-compiler/wasm') })
  const builder = new TypstCompilerBuilder()
  // It reads no other file.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(new Uint8Array(library(font)))
  const compiler = await builder.build()
  compiler.add_source('/brand.typ', readFileSync(new URL('./brand.typ', import.meta.url), 'utf8'))
  return compiler
}

/**
 * A reader's window shows the title instead of the file's name (PDF/UA); Typst writes that for no document. The reading direction that
 * it writes is the default, and as long: nothing moves.
 */
function withVisibleTitle(pdf: Uint8Array): Uint8Array {
  const at = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).indexOf(direction)
  if (at !== -1) pdf.set(Buffer.from('/DisplayDocTitle true\n>>'), at)
  return pdf
}

const direction = '    /Direction /L2R\n  >>'
