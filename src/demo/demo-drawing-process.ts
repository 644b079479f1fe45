import { join } from 'node:path'
import sharp from 'sharp'
import { purposes } from '#contract/kit/files.ts'
import type { Picture } from '#server/kit/pictures/image-process.ts'
import { type PhotoShape, photograph } from './demo-photographs.ts'
import { type Look, portrait } from './demo-portraits.ts'

export type Drawn = { look: Look; seed: number; photo?: PhotoShape | undefined }
/** A portrait in its sizes, or a photograph that goes the way of every picture that is sent. */
export type Depicted = Picture | { path: string }

/** Pixels of a side: as large as a screen shows it, and drawn in a moment. */
const side = 480
const atOnce = 2

sharp.cache(false)
sharp.concurrency(1)

process.once('message', async ({ people, folder }: { people: Drawn[]; folder: string }) => {
  const pictures: Depicted[] = []
  const waiting = people.entries()
  const drawNext = async () => {
    for (const [index, person] of waiting) pictures[index] = await depict(person, folder)
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
  process.send?.(pictures, () => process.disconnect?.())
})
process.once('disconnect', () => process.exit())

async function depict({ look, seed, photo }: Drawn, folder: string): Promise<Depicted> {
  if (!photo) return draw({ look, seed }, folder)
  const path = join(folder, crypto.randomUUID())
  await photograph(look, seed, photo, path)
  return { path }
}

/** One portrait in every size of an avatar. */
async function draw({ look, seed }: Drawn, folder: string): Promise<Picture> {
  const svg = Buffer.from(portrait(look, seed))
  const { data, info } = await sharp(svg, { density: (72 * side) / 400 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const variants: Picture['variants'] = []
  for (const [name, width] of Object.entries(purposes.avatar.widths)) {
    const path = join(folder, `${crypto.randomUUID()}.webp`)
    const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
    const { size } = await resized.webp({ quality: 82, effort: 2 }).toFile(path)
    variants.push({ name, path, bytes: size })
  }
  return { width: side, height: side, variants }
}
