import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '#kit/server/http/api/html.ts'
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
  portrait: Buffer | null,
): Promise<Buffer> {
  const [mark, academy, called, levelled, crafted] = await Promise.all([
    sharp(logo(48, tokenOf('ink'), tokenOf('accent-ink')))
      .png()
      .toBuffer(),
    renderText(named, { face: 'display', size: 34, color: tokenOf('ink'), most: 48 }),
    renderText(name, { face: 'display', size: 66, color: tokenOf('ink'), most: 230 }),
    level === null ? null : renderText(level, { face: 'work', size: 30, color: tokenOf('accent-ink'), most: 40 }),
    renderText(craft, { face: 'work', size: 26, color: tokenOf('ink-soft'), most: 110 }),
  ])
  const left = side + gap
  const parts: OverlayOptions[] = [
    { input: await picture(portrait), left: 0, top: 0 },
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

type Look = { face: keyof typeof faces; size: number; color: string /** How high they may be. */; most: number }

/** Words in so many lines as they need; too many of them get smaller. */
async function renderText(text: string, { face, size, color, most }: Look): Promise<{ data: Buffer; height: number }> {
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

/** The portrait, or the logo for an artist without one. */
function picture(portrait: Buffer | null): Promise<Buffer> {
  if (portrait) return sharp(portrait).resize(side, side, { fit: 'cover' }).png().toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: tokenOf('canvas') } })
    .composite([{ input: logo(300, tokenOf('on-canvas'), tokenOf('on-canvas')) }])
    .png()
    .toBuffer()
}

/** As the portal draws it (`mark.tsx`). */
function logo(size: number, ink: string, brush: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" stroke-linecap="round">
<path d="M16 3.5 6 28.5M16 3.5l10 25M16 3.5v6" stroke="${ink}" stroke-width="2.4"/>
<path d="M5.5 20.6c4.6-2.9 8.2 1.5 12.2-.3 2.9-1.3 5.3-2.6 8.8-.9" stroke="${brush}" stroke-width="3.2"/>
</svg>`)
}
