import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { ValidationCode } from '#kit/contract/texts/texts.ts'
import type { PerceptualHashes } from './perceptual-hash.ts'
import { perceptualHashesOfFile } from './perceptual-hash-of-file.ts'

/** A child process that decodes an uploaded picture and writes its variants. */

export type Shape = {
  /** Widths in pixels by the name of the size, ascending. Smaller pictures are not enlarged. */
  widths: Readonly<Record<string, number>>
  isSquare?: boolean | undefined
  isRecognized?: boolean | undefined
}
export type Task = Shape & {
  source: string
  /** Output folder. */
  folder: string
  /** Memory limit for decoding, in bytes. */
  memory: number
}
export type Picture = { width: number; height: number; variants: Variant[]; looks: PerceptualHashes | null }
export type Variant = { name: string; path: string; bytes: number }
export type Answer =
  | { picture: Picture }
  | { needs: number; pixels: number }
  | { refusal: ValidationCode; params?: Record<string, number> }
  | { diskError: string }

/** The largest pictures of today's phones (50 megapixels). The few larger ones exceed the limit in bytes. */
const maxPixels = 8192 * 6144
/** For one tile, in the HEIC decoder. */
const heicBytesPerPixel = 7.8

// Without a cache and with one thread, memory use is that of the current picture.
sharp.cache(false)
sharp.concurrency(1)
const input: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }

process.once('message', async (task: Task) => {
  const answer = await answerTo(task).catch(() => failureOf(task))
  process.send?.(answer, () => process.disconnect?.())
})
// The portal has ended.
process.once('disconnect', () => process.exit())

async function answerTo({ source, folder, memory, ...shape }: Task): Promise<Answer> {
  const facts = await sharp(source, { ...input, limitInputPixels: false }).metadata()
  const pixels = facts.width * facts.height
  if (pixels > maxPixels) return { refusal: 'image_too_large', params: { max_megapixels: Math.floor(maxPixels / 1e6) } }
  if (facts.compression === 'hevc') return answerToHeic({ source, folder, memory, ...shape })
  const needs = pixels * bytesPerPixel(facts)
  return needs > memory ? { needs, pixels } : { picture: await encodeAll(source, shape, folder) }
}

/** An unreadable picture, or a full disk: sharp does not always pass that error on, so a probe write finds out. */
async function failureOf({ folder }: Task): Promise<Answer> {
  const probe = join(folder, crypto.randomUUID())
  const answer = await writeFile(probe, Buffer.alloc(1024 * 1024)).then(
    (): Answer => ({ refusal: 'file_unreadable' }),
    ({ code }: { code: string }): Answer => ({ diskError: code }),
  )
  await rm(probe, { force: true })
  return answer
}

/** sharp cannot decode HEVC, which is patented, so libheif converts it to TIFF. */
async function answerToHeic({ source, folder, memory, ...shape }: Task): Promise<Answer> {
  const { openHeic } = await import('./heic.ts')
  const heic = openHeic(source)
  const needs = heic.tilePixels * heicBytesPerPixel
  if (needs > memory) return { needs, pixels: heic.tilePixels }
  const tiff = join(folder, `${crypto.randomUUID()}.tiff`)
  heic.writeTiff(tiff)
  return { picture: await encodeAll(tiff, shape, folder) }
}

/** Memory per pixel for decoding, measured: most formats are decoded in strips, the others as a whole. */
function bytesPerPixel({ format, channels, depth, isProgressive, pages = 1, bitsPerSample = 8 }: Metadata): number {
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  if (format === 'jpeg') return isProgressive ? channels * 2.1 : 1
  if (format === 'png') return isProgressive ? channels * bytesPerSample * 1.25 + 1.5 : 2
  if (format === 'webp') return pages > 1 ? 9 : 4.5
  return bitsPerSample > 8 ? 26 : 18.8
}

/** Smaller sizes are resized from the largest one, so that the uploaded file is decoded and cropped once. */
async function encodeAll(source: string, { widths, isSquare, isRecognized }: Shape, folder: string): Promise<Picture> {
  const [[name, width], ...smaller] = Object.entries(widths).reverse() as [[string, number], ...[string, number][]]
  const upright = sharp(source, input).autoOrient()
  const resized = isSquare ? await cropSquare(upright, source, width) : fitInside(upright, width)
  const first = await encode(resized, name, folder)
  const rest: Variant[] = []
  for (const [name, width] of smaller) {
    const { variant } = await encode(fitInside(sharp(first.variant.path, input), width), name, folder)
    rest.push(variant)
  }
  const variants = [...rest.reverse(), first.variant]
  const looks = isRecognized ? await perceptualHashesOfFile((variants[0] as Variant).path) : null
  return { width: first.width, height: first.height, variants, looks }
}

function fitInside(picture: Sharp, width: number): Sharp {
  // A very tall strip would exceed WebP's maximum height.
  return picture.resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
}

/** Crops to a square no larger than the shorter side, around faces and detail. */
async function cropSquare(picture: Sharp, source: string, width: number): Promise<Sharp> {
  const facts = await sharp(source, input).metadata()
  const side = Math.min(width, facts.width, facts.height)
  return picture.resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention })
}

async function encode(picture: Sharp, name: string, folder: string) {
  const path = join(folder, `${crypto.randomUUID()}.webp`)
  const made = await picture.webp({ quality: 82 }).toFile(path)
  return { width: made.width, height: made.height, variant: { name, path, bytes: made.size } }
}
