import { join } from 'node:path'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { FileRefusal } from './file-refusal.ts'
import { decodeHeic } from './heic.ts'
import { memoryBudget } from './memory-budget.ts'

export type Picture = { width: number; height: number; variants: Variant[] }
export type Variant = { name: string; path: string; bytes: number }

/** What today's telephones make at most (50 megapixels); the few larger ones do not fit into the size limit. */
const maxPixels = 8192 * 6144
/** All pictures that are being decoded at any moment share this. */
const decodeMemory = 200e6
const withinMemory = memoryBudget(decodeMemory)

// Without a cache and with one thread each, memory is what the picture at hand needs and no more.
sharp.cache(false)
sharp.concurrency(1)
const input: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }

/**
 * Makes the picture anew in each width, upright, in sRGB and WebP. Nothing of the sent file is kept: neither EXIF nor
 * position, nor anything hidden in it. `widths` ascend, and none enlarges.
 */
export async function reEncode(
  source: string,
  widths: Readonly<Record<string, number>>,
  folder: string,
): Promise<Picture> {
  const facts = await sharp(source, { ...input, limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  const allowed = Math.min(maxPixels, decodeMemory / bytesPerPixel(facts))
  if (facts.width * facts.height > allowed) throw tooManyPixels(allowed)
  // Half of the memory at least, so that no more than two are decoded at once.
  const cost = Math.max(
    facts.width * facts.height * bytesPerPixel(facts),
    isHevc(facts) ? decodeMemory : decodeMemory / 2,
  )
  return withinMemory(cost, async () => {
    const readable = isHevc(facts) ? await asTiff(source, folder) : source
    return encodeAll(readable, widths, folder).catch(unreadable)
  })
}

/** What decoding takes, measured: most formats are read in strips, the others only as a whole. */
function bytesPerPixel({
  format,
  compression,
  channels,
  depth,
  isProgressive,
  pages = 1,
  bitsPerSample = 8,
}: Metadata): number {
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  if (format === 'jpeg') return isProgressive ? channels * 2.1 : 1
  if (format === 'png') return isProgressive ? channels * bytesPerSample * 1.25 + 1.5 : 2
  if (format === 'webp') return pages > 1 ? 9 : 4.5
  if (compression === 'av1') return bitsPerSample > 8 ? 26 : 18.8
  return 1
}

async function asTiff(source: string, folder: string): Promise<string> {
  const target = join(folder, `${crypto.randomUUID()}.tiff`)
  await decodeHeic({ source, target, maxTilePixels: Math.floor(decodeMemory / heicBytesPerPixel) })
  return target
}

/** Of a tile, in the decoder. */
const heicBytesPerPixel = 7.8

/** The smaller sizes are made from the largest, so that the sent file is decoded once. */
async function encodeAll(source: string, widths: Readonly<Record<string, number>>, folder: string): Promise<Picture> {
  const [largest, ...smaller] = Object.entries(widths).reverse() as [[string, number], ...[string, number][]]
  const first = await encode(source, largest, folder)
  const rest: Variant[] = []
  for (const size of smaller) rest.push((await encode(first.variant.path, size, folder)).variant)
  return { width: first.width, height: first.height, variants: [...rest.reverse(), first.variant] }
}

async function encode(source: string, [name, width]: [string, number], folder: string) {
  const path = join(folder, `${crypto.randomUUID()}.webp`)
  const made = await sharp(source, input)
    .autoOrient()
    // A strip a thousand times as high as wide would burst WebP's limits.
    .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 20 })
    .toFile(path)
  return { width: made.width, height: made.height, variant: { name, path, bytes: made.size } }
}

function isHevc({ format, compression }: Metadata): boolean {
  return format === 'heif' && compression === 'hevc'
}

function tooManyPixels(allowed: number): FileRefusal {
  return new FileRefusal('image_too_large', { max_megapixels: Math.floor(allowed / 1e6) })
}

function unreadable(error: unknown): never {
  throw error instanceof FileRefusal ? error : new FileRefusal('file_unreadable')
}
