import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { shadesOf } from '#kit/contract/look/accent.ts'
import { escapeHtml } from '#kit/server/http/api/html.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { logo } from '#kit/server/public-page/logo.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'

/* What drawn cards have in common: words in the portal's fonts, the academy's mark and its colors. */

const faces = {
  display: { font: 'Newsreader Medium', file: 'newsreader/500Medium/Newsreader_500Medium.ttf' },
  work: { font: 'Hanken Grotesk', file: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
}

type Lettering = {
  face: keyof typeof faces
  size: number
  color: string
  width: number
  /** How high they may be. */
  most: number
}

/** Words in so many lines as they need; too many of them get smaller. In pixels. */
export async function renderText(
  text: string,
  { face, size, color, width, most }: Lettering,
): Promise<{ data: Buffer; height: number }> {
  const { font, file } = faces[face]
  const fontfile = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))
  const set = { text: `<span foreground="${color}">${escapeHtml(text)}</span>`, fontfile, rgba: true, width }
  const draw = (more: object) =>
    sharp({ text: { ...set, wrap: 'word-char', ...more } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const natural = await draw({ font: `${font} ${size}`, dpi: 72 })
  const { data, info } = natural.info.height <= most ? natural : await draw({ font, height: most })
  return { data, height: info.height }
}

/** For drawings by day: the academy's accent, else Atelier's. */
export function colorsOf({ accent }: Look): { ink: string; canvas: string } {
  return accent === null ? { ink: tokenOf('accent-ink'), canvas: tokenOf('canvas') } : shadesOf(accent).light
}

/** The academy's mark, or Atelier's in these colors. */
export function markOf({ mark }: Look, size: number, { ink, brush }: { ink: string; brush: string }): Promise<Buffer> {
  return sharp(mark ?? Buffer.from(logo(size, ink, brush)))
    .resize(size, size)
    .png()
    .toBuffer()
}
