import sharp, { type OverlayOptions } from 'sharp'
import type { Look } from '#kit/server/language/texts.ts'
import { colorsOf, markOf, renderText } from '#kit/server/pictures/lettering.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'

/** The size that link previews expect and that survives their cropping. */
export const cardSize = { width: 1200, height: 630 }

/** The words of a card. */
export type CardText = { academy: string; name: string; level: string | null; craft: string }

const side = cardSize.height
const gap = 56
/** The width of the text next to the portrait. */
const column = cardSize.width - side - 2 * gap

/** An artist's picture for link previews, which many programs take as JPEG alone: the portrait, the name, the level, the academy. */
export async function drawCard(
  { academy: named, name, level, craft }: CardText,
  look: Look,
  portrait: Buffer | null,
): Promise<Buffer> {
  const colors = colorsOf(look)
  const width = column
  const [mark, academy, called, levelled, crafted] = await Promise.all([
    markOf(look, 48, { ink: tokenOf('ink'), brush: colors.ink }),
    renderText(named, { face: 'display', size: 34, color: tokenOf('ink'), width, most: 48 }),
    renderText(name, { face: 'display', size: 66, color: tokenOf('ink'), width, most: 230 }),
    level === null ? null : renderText(level, { face: 'work', size: 30, color: colors.ink, width, most: 40 }),
    renderText(craft, { face: 'work', size: 26, color: tokenOf('ink-soft'), width, most: 110 }),
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
