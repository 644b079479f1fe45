import sharp, { type OverlayOptions } from 'sharp'
import type { Look } from '#kit/server/language/texts.ts'
import { colorsOf, markOf, renderText } from '#kit/server/pictures/lettering.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'
import type { CardFormat } from '#reputation/portfolio/contract/card-formats.ts'

const width = 1080
const margin = 64
/** Between two pictures. */
const gap = 6

/** In pixels: where the pictures begin, how high they are together, and where the words end. A story leaves room for its app. */
const shapes: Record<CardFormat, { height: number; top: number; pictures: number; bottom: number }> = {
  square: { height: 1080, top: 0, pictures: 780, bottom: 1080 - margin },
  story: { height: 1920, top: 250, pictures: 1240, bottom: 1920 - 180 },
}

/** The words of a card. */
export type CardText = { academy: string; artist: string; craft: string; stages: string[] }

/** A work for social media: one picture, or two under each other; who did it, what it is, and the academy. */
export async function drawWorkCard(
  format: CardFormat,
  { academy: named, artist, craft, stages }: CardText,
  look: Look,
  pictures: Buffer[],
): Promise<Buffer> {
  const { height, top, pictures: place, bottom } = shapes[format]
  const colors = colorsOf(look)
  const ink = tokenOf('ink')
  const column = width - 2 * margin
  const [mark, academy, called, crafted] = await Promise.all([
    markOf(look, 48, { ink, brush: colors.ink }),
    renderText(named, { face: 'display', size: 34, color: ink, width: column - 62, most: 48 }),
    renderText(artist, { face: 'display', size: 64, color: ink, width: column, most: 76 }),
    renderText(craft, { face: 'work', size: 30, color: tokenOf('ink-soft'), width: column, most: 44 }),
  ])
  const count = pictures.length
  const high = Math.floor((place - gap * (count - 1)) / count)
  const shown = await Promise.all(
    pictures.map(async (picture, index): Promise<OverlayOptions[]> => {
      const from = top + index * (high + gap)
      const input = await sharp(picture).resize(width, high, { fit: 'cover' }).toBuffer()
      return [{ input, left: 0, top: from }, ...(await label(stages[index], 32, from + high - 32))]
    }),
  )
  const lines = [
    { input: mark, left: margin, top: bottom - 48 },
    { input: academy.data, left: margin + 62, top: bottom - 48 + Math.round((48 - academy.height) / 2) },
    { input: crafted.data, left: margin, top: bottom - 96 - crafted.height },
    { input: called.data, left: margin, top: bottom - 96 - crafted.height - 14 - called.height },
  ]
  return sharp({ create: { width, height, channels: 3, background: tokenOf('paper') } })
    .composite([...shown.flat(), ...lines])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A word on a light ground, from its left bottom corner. */
async function label(word: string | undefined, left: number, bottom: number): Promise<OverlayOptions[]> {
  if (!word) return []
  const text = await renderText(word, { face: 'work', size: 28, color: tokenOf('ink'), width: 400, most: 40 })
  const { width: wide = 0 } = await sharp(text.data).metadata()
  const [across, down] = [wide + 40, 56]
  const ground = `<svg width="${across}" height="${down}"><rect width="${across}" height="${down}" rx="28" fill="${tokenOf('sheet')}"/></svg>`
  return [
    { input: Buffer.from(ground), left, top: bottom - down },
    { input: text.data, left: left + 20, top: bottom - down + Math.round((down - text.height) / 2) },
  ]
}
