import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { purposes } from '#kit/contract/values/files.ts'
import type { Picture, Variant } from '#kit/server/pictures/image-process.ts'
import { perceptualHashesOfFile } from '#kit/server/pictures/perceptual-hash-of-file.ts'
import { type PhotoShape, photograph } from './demo-photographs.ts'
import { type Look, portrait } from './demo-portraits.ts'
import { type Treatment, treatment } from './demo-treatments.ts'

export type Drawn = { look: Look; seed: number; photo?: PhotoShape | undefined }
export type ToDraw = { people: Drawn[]; treatments: Treatment[]; folder: string }

/** Pixels of a side: as large as a screen shows it, and drawn in a moment. */
const side = 400
/** Of a work, of which there are many. */
const workWidth = 320
const atOnce = 2
const quick = { quality: 82, effort: 0 }

sharp.cache(false)
sharp.concurrency(1)

process.once('message', async ({ people, treatments, folder }: ToDraw) => {
  const portraits = await drawEach(people, (person) => depict(person, folder))
  const works = await drawEach(treatments, (treatment) => drawTreatment(treatment, folder))
  process.send?.([...portraits, ...works], () => process.disconnect?.())
})
process.once('disconnect', () => process.exit())

async function depict({ look, seed, photo }: Drawn, folder: string): Promise<Picture> {
  if (!photo) return draw({ look, seed }, folder)
  const path = join(folder, crypto.randomUUID())
  await photograph(look, seed, photo, path)
  const { width, height } = await sharp(path).metadata()
  const side = Math.min(width, height, purposes.avatar.widths.large)
  const square = sharp(path).rotate().resize(side, side, { position: 'attention' })
  const { variants } = await encode(square, purposes.avatar.widths, folder)
  return { width: side, height: side, variants, looks: null }
}

async function drawEach<Thing, Made>(things: readonly Thing[], draw: (thing: Thing) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  const waiting = things.entries()
  const drawNext = async () => {
    for (const [index, thing] of waiting) made[index] = await draw(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
  return made
}

/** One portrait in every size of an avatar. */
async function draw({ look, seed }: Omit<Drawn, 'photo'>, folder: string): Promise<Picture> {
  const { variants } = await encode(drawing(portrait(look, seed), side), purposes.avatar.widths, folder)
  return { width: side, height: side, variants, looks: null }
}

async function drawTreatment(shown: Treatment, folder: string): Promise<Picture> {
  const { variants } = await encode(drawing(treatment(shown), workWidth), purposes.portfolio.widths, folder)
  const looks = await perceptualHashesOfFile((variants[0] as Variant).path)
  return { width: workWidth, height: workWidth * 0.75, variants, looks }
}

/** Of 400 units to a side. */
function drawing(svg: string, width: number): Sharp {
  return sharp(Buffer.from(svg), { density: (72 * width) / 400 }).removeAlpha()
}

/** A picture in every size of its purpose, and itself as it was drawn once. */
async function encode(picture: Sharp, widths: Readonly<Record<string, number>>, folder: string) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const drawn = sharp(data, { raw: info })
  const variants: Picture['variants'] = []
  let whole: string | null = null
  for (const [name, width] of Object.entries(widths)) {
    const path = join(folder, `${crypto.randomUUID()}.webp`)
    // Nothing is enlarged: from the drawing's own size on, all sizes are the same.
    if (whole) await copyFile(whole, path)
    else await drawn.clone().resize({ width, withoutEnlargement: true }).webp(quick).toFile(path)
    if (width >= info.width) whole = path
    variants.push({ name, path, bytes: (await stat(path)).size })
  }
  return { drawn, variants }
}
