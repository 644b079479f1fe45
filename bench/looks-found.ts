import sharp, { type Sharp } from 'sharp'
import {
  hashSide,
  mostDifferences,
  type PerceptualHashes,
  perceptualHashesOf,
} from '#kit/server/pictures/perceptual-hash.ts'
import { distanceBetween } from '#testing/fixtures/perceptual-hashes.ts'
import { drawn, drawnBrow } from '#testing/make/make-pictures.ts'

/*
 * How many of a hundred pictures are known again after each change: the table of docs/decisions/090. Run by hand, a few minutes:
 * npx node bench/looks-found.ts
 */

const each = 50
const size = { width: 900, height: 1200 }

/** Random shades of all sizes, as in a photograph. */
function shades(seed: number): Sharp {
  let state = seed * 7919 + 1
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const spots = Array.from({ length: 120 }, (_, spot) => {
    const radius = 600 / (1 + spot / 3)
    const gray = Math.round(255 * random())
    return `<ellipse cx="${900 * random()}" cy="${1200 * random()}" rx="${radius * (0.5 + random())}" ry="${radius * (0.5 + random())}" fill="rgb(${gray},${Math.round(gray * 0.85)},${Math.round(gray * 0.7)})" opacity="${0.2 + 0.5 * random()}"/>`
  })
  return drawn(`<rect width="900" height="1200" fill="#a98572"/>${spots.join('')}`)
}

type Sides = { left?: number; top?: number; right?: number; bottom?: number }

/** Parts of the whole that are cut off. */
const cut =
  ({ left = 0, top = 0, right = 0, bottom = 0 }: Sides) =>
  (picture: Sharp) =>
    picture.extract({
      left: Math.round(size.width * left),
      top: Math.round(size.height * top),
      width: Math.round(size.width * (1 - left - right)),
      height: Math.round(size.height * (1 - top - bottom)),
    })

/** By 5 %: each choice of sides but none. */
const crops = Array.from({ length: 15 }, (_, index) => {
  const names = (['left', 'top', 'right', 'bottom'] as const).filter((_, side) => (index + 1) & (1 << side))
  return [`cut by 5 %: ${names.join(', ')}`, cut(Object.fromEntries(names.map((name) => [name, 0.05])))] as const
})

const changes: (readonly [string, (picture: Sharp) => Sharp])[] = [
  ['smaller (300 px)', (picture) => picture.resize(300)],
  ['JPEG 30', (picture) => picture.jpeg({ quality: 30 })],
  ['AVIF 40', (picture) => picture.avif({ quality: 40, effort: 2 })],
  ['brighter', (picture) => picture.linear(0.8, 40)],
  ['gray', (picture) => picture.grayscale()],
  ['blurred', (picture) => picture.blur(4)],
  ['mirrored', (picture) => picture.flop()],
  ['mirrored and smaller', (picture) => picture.flop().resize(500)],
  ...crops,
  ['left by 5 %, and mirrored', (picture) => cut({ left: 0.05 })(picture).flop()],
  ['left by 2 %', cut({ left: 0.02 })],
  ['left by 3 %', cut({ left: 0.03 })],
  ['all four by 3 %', cut({ left: 0.03, top: 0.03, right: 0.03, bottom: 0.03 })],
  ['left by 8 %', cut({ left: 0.08 })],
  ['turned by one degree', (picture) => picture.rotate(1, { background: '#dcb296' })],
]

const originals = [drawnBrow, shades].flatMap((draw) =>
  Array.from({ length: each }, (_, index) => () => draw(index + 1)),
)
const looks: PerceptualHashes[] = []
for (const draw of originals) looks.push(await lookAt(draw()))

const write = (line: string) => process.stdout.write(`${line}\n`)
write('| change | one look | with crops |\n|---|---|---|')
for (const [name, change] of changes) {
  let [alone, found] = [0, 0]
  for (const [index, draw] of originals.entries()) {
    const [look, copy] = [looks[index] as PerceptualHashes, await lookAt(change(await loaded(draw())))]
    if (isNear({ ...look, crops: [] }, { ...copy, crops: [] })) alone += 1
    if (isNear(look, copy)) found += 1
  }
  write(`| ${name} | ${alone} | ${found} |`)
}

let [taken, closest] = [0, 64]
for (const [index, look] of looks.entries())
  for (const other of looks.toSpliced(index, 1)) {
    const distance = distanceBetween(look, other)
    closest = Math.min(closest, distance)
    if (isNear(look, other)) taken += 1
  }
write(
  `Pairs of different pictures taken for copies: ${taken} of ${looks.length * (looks.length - 1)}; the closest: ${closest} bits.`,
)

function isNear(one: PerceptualHashes, other: PerceptualHashes): boolean {
  return distanceBetween(one, other) <= mostDifferences
}

/** Pixels, so that what is drawn is changed as a photograph would be. */
async function loaded(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.png({ compressionLevel: 1 }).toBuffer())
}

/** As the portal does: of the smallest size that it makes. */
async function lookAt(picture: Sharp): Promise<PerceptualHashes> {
  const sent = await picture.toBuffer()
  const small = await sharp(sent).resize({ width: 480, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  const gray = await sharp(small)
    .flatten({ background: '#fff' })
    .resize(hashSide, hashSide, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  return perceptualHashesOf(gray) ?? { look: '', crops: [] }
}
