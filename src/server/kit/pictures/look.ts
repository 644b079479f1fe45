/*
 * How a picture looks, in 64 bits (a perceptual hash): copies that were resized or recompressed differ in a few of them. Each bit is
 * the sign of one low frequency of the picture in gray (DCT-II), of those that change both ways: sharpness, brightness and contrast
 * hardly touch it.
 */

/** Pixels each way. */
export const lookSide = 32
const frequencies = [1, 2, 3, 4, 5, 6, 7, 8] as const
/** In levels of gray (0–255): what is weaker is noise of the compression rather than the picture. */
const faintest = 4
/** A flat picture, a gradient, or one of two tones has hardly any of these frequencies: all such would look alike. */
const fewest = 40

/** As PostgreSQL's bit(64) is written. Null for a picture with too little in it to tell it from others. */
export function lookOf(gray: Uint8Array): string | null {
  const strengths = frequencies.flatMap((down) => frequencies.map((across) => strengthOf(gray, across, down)))
  if (strengths.filter((strength) => Math.abs(strength) >= faintest).length < fewest) return null
  return strengths.map((strength) => (strength > 0 ? '1' : '0')).join('')
}

/** The look of the same picture in a mirror: its odd frequencies across have the other sign. */
export function mirrored(look: string): string {
  return [...look].map((bit, index) => (isOdd(index) ? (bit === '1' ? '0' : '1') : bit)).join('')
}

function isOdd(index: number): boolean {
  return (frequencies[index % frequencies.length] as number) % 2 === 1
}

function strengthOf(gray: Uint8Array, across: number, down: number): number {
  let sum = 0
  for (let y = 0; y < lookSide; y++) {
    let row = 0
    for (let x = 0; x < lookSide; x++) row += (gray[y * lookSide + x] as number) * wave(across, x)
    sum += row * wave(down, y)
  }
  return (sum * 2) / lookSide
}

function wave(frequency: number, place: number): number {
  return waves[frequency * lookSide + place] as number
}

const waves = Float64Array.from({ length: (frequencies.length + 1) * lookSide }, (_, index) =>
  Math.cos(((2 * (index % lookSide) + 1) * Math.floor(index / lookSide) * Math.PI) / (2 * lookSide)),
)
