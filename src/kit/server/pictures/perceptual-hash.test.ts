import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawn, drawnBrow } from '#testing/make/make-pictures.ts'
import { reEncode } from './images.ts'
import { cropPenalty, mirrored, mostDifferences, type PerceptualHashes } from './perceptual-hash.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-looks-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Bits by which copies may differ, and others must not be as close. */
const alike = mostDifferences
/** The same for what is left where sides are cut: as the portal's search compares it. */
const alikeCropped = mostDifferences - cropPenalty

test('a copy looks alike: smaller, recompressed, brighter, in gray, slightly cropped', async () => {
  const look = await lookOf(drawnBrow(1))
  const copies = {
    smaller: drawnBrow(1).resize(300),
    recompressed: drawnBrow(1).jpeg({ quality: 30 }),
    'another format': drawnBrow(1).resize(700).avif({ quality: 40 }),
    brighter: drawnBrow(1).linear(0.8, 40),
    gray: drawnBrow(1).grayscale(),
    cropped: drawnBrow(1).extract({ left: 6, top: 8, width: 888, height: 1184 }),
  }
  for (const [what, copy] of Object.entries(copies))
    expect(differences(look, await lookOf(copy)), what).toBeLessThan(alike)
})

test('the hash of a mirrored copy is the mirrored hash', async () => {
  const look = await lookOf(drawnBrow(2))
  const inMirror = await lookOf(drawnBrow(2).flop().resize(500))
  expect(differences(look, inMirror)).toBeGreaterThan(alike)
  expect(differences(mirrored(look ?? ''), inMirror)).toBeLessThan(alike)
})

test('a copy that is cut by a twentieth, at any sides, looks as one of the crops', async () => {
  for (const seed of [1, 2, 3]) {
    const { look, crops } = (await perceptualHashesOf(drawnBrow(seed))) as PerceptualHashes
    for (const sides of Array.from({ length: 15 }, (_, index) => index + 1)) {
      const [left, top, right, bottom] = [1, 2, 4, 8].map((side) => (sides & side ? 0.05 : 0)) as [
        number,
        number,
        number,
        number,
      ]
      const rest = { width: Math.round(900 * (1 - left - right)), height: Math.round(1200 * (1 - top - bottom)) }
      const cut = drawnBrow(seed).extract({ left: 900 * left, top: 1200 * top, ...rest })
      const copy = await lookOf(cut.flop(sides % 2 === 0))
      const nearest = [look, ...crops].flatMap((one) => [differences(one, copy), differences(mirrored(one), copy)])
      expect(Math.min(...nearest), `sides ${sides} of ${seed}`).toBeLessThanOrEqual(alikeCropped)
    }
  }
})

test('other pictures of the same kind look different', async () => {
  const looks = await Promise.all([3, 4, 5, 6].map((seed) => lookOf(drawnBrow(seed))))
  looks.forEach((look, index) => {
    for (const other of looks.slice(index + 1)) expect(differences(look, other)).toBeGreaterThan(alike)
  })
})

test('what is flat, runs from one tone to another or has two of them is not recognized at all', async () => {
  const plain = [
    drawn('<rect width="900" height="1200" fill="#c89f7e"/>'),
    drawn('<rect width="900" height="1200" fill="#c89f7e"/><rect width="450" height="1200" fill="#2c2622"/>'),
    drawn('<rect width="900" height="1200" fill="#fff"/><rect y="500" width="900" height="700" fill="#8a5a44"/>'),
    drawn(
      '<linearGradient id="wall" x1="0" x2="0" y2="1"><stop stop-color="#222"/><stop offset="1" stop-color="#eee"/></linearGradient><rect width="900" height="1200" fill="url(#wall)"/>',
    ),
  ]
  for (const picture of plain) expect(await lookOf(picture.jpeg({ quality: 60 }))).toBeNull()
})

async function lookOf(picture: Sharp): Promise<string | null> {
  return (await perceptualHashesOf(picture))?.look ?? null
}

async function perceptualHashesOf(picture: Sharp): Promise<PerceptualHashes | null> {
  const source = join(folder, crypto.randomUUID())
  const { format } = await picture.clone().metadata()
  const sent = format === 'svg' ? picture.png() : picture
  await sent.toFile(source)
  return (await reEncode(source, { widths: { small: 480, large: 1200 }, isRecognized: true }, folder)).looks
}

function differences(one: string | null, other: string | null): number {
  if (one === null || other === null) throw new Error('This picture was not recognized.')
  return [...one].filter((bit, index) => bit !== other[index]).length
}
