/*
 * How a picture looks, in 64 bits (a perceptual hash): copies that were resized or recompressed differ in a few of them. Each bit is
 * the sign of one low frequency of the picture in gray (DCT-II), of those that change both ways: sharpness, brightness and contrast
 * hardly touch it. What is left of a picture where sides are cut has hashes of its own.
 */

/** Of a picture, and of what is left of it where some of its sides are cut; each as PostgreSQL's bit(64) is written. */
export type PerceptualHashes = { look: string; crops: string[] }

/** Bits out of 64 by which copies of a picture differ at most; other pictures differ in about 32. */
export const mostDifferences = 7
/** Added where a crop is compared: with sixteen chances, pictures that are merely alike come closer. */
export const cropPenalty = 3

/** Pixels each way of the picture that is looked at. */
export const hashSide = 160
/** A twentieth. */
const cut = hashSide / 20
const frequencies = [1, 2, 3, 4, 5, 6, 7, 8] as const
/** In levels of gray (0–255), as of a picture of 32 × 32 pixels: what is weaker is noise of the compression rather than the picture. */
const faintest = 4
/** A flat picture, a gradient, or one of two tones has hardly any of these frequencies: all such would look alike. */
const fewest = 40

/** What is left of a side: all of it, or it is cut at its start, its end or both. */
const spans = [
  [0, hashSide],
  [cut, hashSide],
  [0, hashSide - cut],
  [cut, hashSide - cut],
] as const

/**
 * Null for a picture with too little in it to distinguish it from others. Takes `hashSide` × `hashSide` levels of gray.
 */
export function perceptualHashesOf(gray: Uint8Array): PerceptualHashes | null {
  const across = spans.map((_, span) => acrossRows(gray, span))
  const [look, ...crops] = across.flatMap((rows) => spans.map((_, down) => lookOf(rows, down)))
  return look ? { look, crops: crops.filter((crop) => crop != null) } : null
}

/** The look of the same picture in a mirror: its odd frequencies across have the other sign. */
export function mirrored(look: string): string {
  return [...look].map((bit, index) => (isOdd(index) ? (bit === '1' ? '0' : '1') : bit)).join('')
}

function isOdd(index: number): boolean {
  return (frequencies[index % frequencies.length] as number) % 2 === 1
}

/** How strong each frequency is in each row. */
function acrossRows(gray: Uint8Array, span: number): Float64Array[] {
  return (waves[span] as Float64Array[]).map((wave) =>
    Float64Array.from({ length: hashSide }, (_, y) => product(wave, gray.subarray(y * hashSide, (y + 1) * hashSide))),
  )
}

function lookOf(rows: readonly Float64Array[], span: number): string | null {
  const strengths = (waves[span] as Float64Array[]).flatMap((wave) => rows.map((row) => 64 * product(wave, row)))
  if (strengths.filter((strength) => Math.abs(strength) >= faintest).length < fewest) return null
  return strengths.map((strength) => (strength > 0 ? '1' : '0')).join('')
}

function product(wave: Float64Array, values: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < hashSide; place++) sum += (wave[place] as number) * (values[place] as number)
  return sum
}

/** The waves of each span, zero outside, so that a sum with one is a mean over the span. */
const waves = spans.map(([start, end]) =>
  frequencies.map((frequency) =>
    Float64Array.from({ length: hashSide }, (_, place) =>
      place < start || place >= end
        ? 0
        : Math.cos(((2 * (place - start) + 1) * frequency * Math.PI) / (2 * (end - start))) / (end - start),
    ),
  ),
)
