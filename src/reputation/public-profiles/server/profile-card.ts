import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { shadesOf } from '#kit/contract/look/accent.ts'
import { escapeHtml } from '#kit/server/http/api/html.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { logo } from '#kit/server/public-page/logo.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'

/** The size that link previews expect and that survives their cropping. */
export const cardSize = { width: 1200, height: 630 }

/** The words of a card. */
export type CardText = { academy: string; name: string; level: string | null; craft: string }

const side = cardSize.height
const gap = 56
/** The width of the text next to the portrait. */
const column = cardSize.width - side - 2 * gap

const faces = {
  display: { font: 'Newsreader Medium', file: 'newsreader/500Medium/Newsreader_500Medium.ttf' },
  work: { font: 'Hanken Grotesk', file: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
}

/** An artist's picture for link previews, which many programs take as JPEG alone: the portrait, the name, the level, the academy. */
export async function drawCard(
  { academy: named, name, level, craft }: CardText,
  look: Look,
  portrait: Buffer | null,
): Promise<Buffer> {
  const colors = colorsOf(look)
  const [mark, academy, called, levelled, crafted] = await Promise.all([
    markOf(look, 48, { ink: tokenOf('ink'), brush: colors.ink }),
    renderText(named, { face: 'display', size: 34, color: tokenOf('ink'), most: 48 }),
    renderText(name, { face: 'display', size: 66, color: tokenOf('ink'), most: 230 }),
    level === null ? null : renderText(level, { face: 'work', size: 30, color: colors.ink, most: 40 }),
    renderText(craft, { face: 'work', size: 26, color: tokenOf('ink-soft'), most: 110 }),
  ])
  const left = side + gap
  const parts: OverlayOptions[] = [
    { input: await picture(look, portrait), left: 0, top: 0 },
    { input: mark, left, top: gap },
    { input: academy.data, left: left + 62, top: gap + Math.round((48 - academy.height) / 2) },
  ]
  const below = [called, levelled, crafted].filter((one) => one !== null)
  // From the bottom up, as the words of a poster stand.
  let bottom = cardSize.height - gap
  for (const { data, height } of below.reverse()) {
    parts.push({ input: data, left, top: bottom - height })
    bottom -= height + 22
  }
  const background = tokenOf('paper')
  return sharp({ create: { ...cardSize, channels: 3, background } })
    .composite(parts)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

type Lettering = { face: keyof typeof faces; size: number; color: string /** How high they may be. */; most: number }

/** Words in so many lines as they need; too many of them get smaller. */
async function renderText(
  text: string,
  { face, size, color, most }: Lettering,
): Promise<{ data: Buffer; height: number }> {
  const { font, file } = faces[face]
  const fontfile = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))
  const set = { text: `<span foreground="${color}">${escapeHtml(text)}</span>`, fontfile, rgba: true, width: column }
  const draw = (more: object) =>
    sharp({ text: { ...set, wrap: 'word-char', ...more } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const natural = await draw({ font: `${font} ${size}`, dpi: 72 })
  const { data, info } = natural.info.height <= most ? natural : await draw({ font, height: most })
  return { data, height: info.height }
}

/** The portrait, or the mark for an artist without one. */
async function picture(look: Look, portrait: Buffer | null): Promise<Buffer> {
  if (portrait) return sharp(portrait).resize(side, side, { fit: 'cover' }).png().toBuffer()
  // A mark was made for light paper.
  const background = look.mark ? tokenOf('sunken') : colorsOf(look).canvas
  const light = tokenOf('on-canvas')
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: await markOf(look, 300, { ink: light, brush: light }) }])
    .png()
    .toBuffer()
}

function colorsOf({ accent }: Look): { ink: string; canvas: string } {
  return accent === null ? { ink: tokenOf('accent-ink'), canvas: tokenOf('canvas') } : shadesOf(accent).light
}

/** The academy's mark, or Atelier's in these colors. */
function markOf({ mark }: Look, size: number, { ink, brush }: { ink: string; brush: string }): Promise<Buffer> {
  return sharp(mark ?? Buffer.from(logo(size, ink, brush)))
    .resize(size, size)
    .png()
    .toBuffer()
}
