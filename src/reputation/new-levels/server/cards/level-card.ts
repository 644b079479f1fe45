import sharp, { type OverlayOptions } from 'sharp'
import type { Look } from '#kit/server/language/texts.ts'
import { colorsOf, markOf, renderText } from '#kit/server/pictures/lettering.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'
import type { Place } from '#reputation/new-levels/contract/new-levels.ts'
import type { CardFormat } from '#reputation/portfolio/contract/card-formats.ts'

const width = 1080
const margin = 64
const column = width - 2 * margin

/** In pixels: where the picture begins, how high it is, and where the words end. A story leaves room for its app. */
const shapes: Record<CardFormat, { height: number; top: number; picture: number; bottom: number }> = {
  square: { height: 1080, top: 0, picture: 640, bottom: 1080 - margin },
  story: { height: 1920, top: 250, picture: 1080, bottom: 1920 - 180 },
}

/** The words of a card. */
export type CardText = { academy: string; artist: string; level: string }

/** An artist's level for social media: their portrait, or else the ladder up to it; the level, whose it is, and the academy. */
export async function drawLevelCard(
  format: CardFormat,
  { academy: named, artist, level }: CardText,
  look: Look,
  shown: Buffer | Place,
): Promise<Buffer> {
  const { height, top, picture: high, bottom } = shapes[format]
  const colors = colorsOf(look)
  const ink = tokenOf('ink')
  const [mark, academy, called, levelled] = await Promise.all([
    markOf(look, 48, { ink, brush: colors.ink }),
    renderText(named, { face: 'display', size: 34, color: ink, width: column - 62, most: 48 }),
    renderText(artist, { face: 'work', size: 44, color: tokenOf('ink-soft'), width: column, most: 60 }),
    renderText(level, { face: 'display', size: 112, color: colors.ink, width: column, most: 150 }),
  ])
  const picture = Buffer.isBuffer(shown)
    ? await sharp(shown).resize(width, high, { fit: 'cover', position: 'attention' }).toBuffer()
    : Buffer.from(drawLadder(shown, high, colors.canvas))
  const below = bottom - 96
  const lines: OverlayOptions[] = [
    { input: picture, left: 0, top },
    { input: mark, left: margin, top: bottom - 48 },
    { input: academy.data, left: margin + 62, top: bottom - 48 + Math.round((48 - academy.height) / 2) },
    { input: called.data, left: margin, top: below - called.height },
    { input: levelled.data, left: margin, top: below - called.height - 22 - levelled.height },
  ]
  return sharp({ create: { width, height, channels: 3, background: tokenOf('paper') } })
    .composite(lines)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Steps that rise to the right, bright up to the reached one, on which there is a flag. */
function drawLadder({ rung, rungs }: Place, height: number, ground: string): string {
  const light = tokenOf('on-canvas')
  const gap = 16
  const wide = (column - gap * (rungs - 1)) / rungs
  const highOf = (index: number) => ((height - 240) * (index + 1.5)) / (rungs + 0.5)
  const leftOf = (index: number) => margin + index * (wide + gap)
  const steps = Array.from({ length: rungs }, (_, index) => {
    const y = height - highOf(index)
    const opacity = index === rung ? 1 : index < rung ? 0.45 : 0.08
    return `<rect x="${leftOf(index)}" y="${y}" width="${wide}" height="${highOf(index) + 40}" rx="20" fill="${light}" opacity="${opacity}"/>`
  })
  const [x, foot] = [leftOf(rung) + wide / 2 - 30, height - highOf(rung)]
  const flag = `<path d="M${x} ${foot}v-150" stroke="${light}" stroke-width="9" stroke-linecap="round"/>
<path d="M${x} ${foot - 146}c26-16 44 14 76-2v64c-32 16-50-14-76 2z" fill="${light}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${steps.join('')}${flag}</svg>`
}
