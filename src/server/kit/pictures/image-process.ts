import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { ValidationCode } from '#contract/texts.ts'

export type Shape = {
  /** Pixels by the name of the size, ascending; none enlarges. */
  widths: Readonly<Record<string, number>>
  isSquare?: boolean | undefined
}
export type Task = Shape & {
  source: string
  /** Where the results go. */
  folder: string
  /** Bytes that decoding may take. */
  memory: number
}
export type Picture = { width: number; height: number; variants: Variant[] }
export type Variant = { name: string; path: string; bytes: number }
export type Answer =
  | { picture: Picture }
  | { needs: number; pixels: number }
  | { refusal: ValidationCode; params?: Record<string, number> }
  | { full: string }

/** What today's telephones make at most (50 megapixels); the few larger ones do not fit into the size limit. */
const maxPixels = 8192 * 6144
/** Of one tile, in the decoder for HEIC. */
const heicBytesPerPixel = 7.8

// Without a cache and with one thread, memory is what the picture at hand needs and no more.
sharp.cache(false)
sharp.concurrency(1)
const input: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }

process.once('message', async (task: Task) => {
  const answer = await answerTo(task).catch(() => whyNot(task))
  process.send?.(answer, () => process.disconnect?.())
})
// The portal went away: nobody needs the picture any more.
process.once('disconnect', () => process.exit())

async function answerTo({ source, folder, memory, ...shape }: Task): Promise<Answer> {
  const facts = await sharp(source, { ...input, limitInputPixels: false }).metadata()
  const pixels = facts.width * facts.height
  if (pixels > maxPixels) return { refusal: 'image_too_large', params: { max_megapixels: Math.floor(maxPixels / 1e6) } }
  if (facts.compression === 'hevc') return answerToHeic({ source, folder, memory, ...shape })
  const needs = pixels * bytesPerPixel(facts)
  return needs > memory ? { needs, pixels } : { picture: await encodeAll(source, shape, folder) }
}

/** A picture that nobody can read, unless it is the disk that takes nothing more: its own word for that is not always passed on. */
async function whyNot({ folder }: Task): Promise<Answer> {
  const probe = join(folder, crypto.randomUUID())
  const answer = await writeFile(probe, Buffer.alloc(1024 * 1024)).then(
    (): Answer => ({ refusal: 'file_unreadable' }),
    ({ code }: { code: string }): Answer => ({ full: code }),
  )
  await rm(probe, { force: true })
  return answer
}

/** sharp cannot decode HEVC, which is patented. */
async function answerToHeic({ source, folder, memory, ...shape }: Task): Promise<Answer> {
  const { openHeic } = await import('./heic.ts')
  const heic = openHeic(source)
  const needs = heic.tilePixels * heicBytesPerPixel
  if (needs > memory) return { needs, pixels: heic.tilePixels }
  const readable = join(folder, `${crypto.randomUUID()}.tiff`)
  heic.writeTiff(readable)
  return { picture: await encodeAll(readable, shape, folder) }
}

/** What decoding takes, measured: most formats are read in strips, the others only as a whole. */
function bytesPerPixel({ format, channels, depth, isProgressive, pages = 1, bitsPerSample = 8 }: Metadata): number {
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  if (format === 'jpeg') return isProgressive ? channels * 2.1 : 1
  if (format === 'png') return isProgressive ? channels * bytesPerSample * 1.25 + 1.5 : 2
  if (format === 'webp') return pages > 1 ? 9 : 4.5
  return bitsPerSample > 8 ? 26 : 18.8
}

/** The smaller sizes are made from the largest, so that the sent file is decoded and cut once. */
async function encodeAll(source: string, { widths, isSquare }: Shape, folder: string): Promise<Picture> {
  const [[name, width], ...smaller] = Object.entries(widths).reverse() as [[string, number], ...[string, number][]]
  const upright = sharp(source, input).autoOrient()
  const cut = isSquare ? await squared(upright, source, width) : within(upright, width)
  const first = await encode(cut, name, folder)
  const rest: Variant[] = []
  for (const [name, width] of smaller) {
    const { variant } = await encode(within(sharp(first.variant.path, input), width), name, folder)
    rest.push(variant)
  }
  return { width: first.width, height: first.height, variants: [...rest.reverse(), first.variant] }
}

function within(picture: Sharp, width: number): Sharp {
  // A strip a thousand times as high as wide would burst WebP's limits.
  return picture.resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
}

/** No larger than the shorter side; of the longer one, the part with faces and detail stays. */
async function squared(picture: Sharp, source: string, width: number): Promise<Sharp> {
  const facts = await sharp(source, input).metadata()
  const side = Math.min(width, facts.width, facts.height)
  return picture.resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
}

async function encode(picture: Sharp, name: string, folder: string) {
  const path = join(folder, `${crypto.randomUUID()}.webp`)
  const made = await picture.webp({ quality: 82 }).toFile(path)
  return { width: made.width, height: made.height, variant: { name, path, bytes: made.size } }
}
