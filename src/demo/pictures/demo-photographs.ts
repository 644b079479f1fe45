import sharp from 'sharp'
import { randomOf } from '../records/demo-random.ts'
import { type Look, parts } from './demo-portraits.ts'

/** Pixels of what people send: a telephone held upright or sideways, a picture saved from a chat, a studio's file. */
const shapes = {
  upright: { width: 900, height: 1200 },
  sideways: { width: 1200, height: 900 },
  tiny: { width: 96, height: 128 },
  huge: { width: 1350, height: 1800 },
} as const
export type PhotoShape = keyof typeof shapes

/** EXIF's "turn me by 90° clockwise": telephones keep pictures as their sensor lies. */
const lyingOnItsSide = 6

/** Pixels of a side of what the grain repeats, and how wide the scene is drawn before it is enlarged: soft, as lenses are. */
const grainSide = 128
const drawnWidth = 480

/** Somebody in a room with lights out of focus behind them, as a telephone would take it: a JPEG with grain and an EXIF turn. */
export async function photograph(look: Look, seed: number, shape: PhotoShape, path: string): Promise<void> {
  const { width, height } = shapes[shape]
  await sharp(Buffer.from(scene(look, seed, width / height)), { density: (72 * Math.min(width, drawnWidth)) / 400 })
    .rotate(-90)
    .resize(height, width, { fit: 'fill' })
    .composite([{ input: await grain(Math.min(grainSide, width)), blend: 'soft-light', tile: true }])
    .removeAlpha()
    .jpeg({ quality: 82 })
    .withMetadata({ orientation: lyingOnItsSide })
    .toFile(path)
}

function scene(look: Look, seed: number, ratio: number): string {
  const { light, deep, halo, figure } = parts(look, seed)
  const random = randomOf(seed + 1)
  const height = 400 / ratio
  const lights = Array.from({ length: 14 }, () => {
    const [x, y, radius] = [random.whole(0, 400), random.between(0, height * 0.7).toFixed(0), random.whole(8, 38)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${random.pick([halo, light, '#fff4dc'])}" opacity="${random.between(0.15, 0.5).toFixed(2)}"/>`
  })
  const size = Math.min(1, height / 400) * 0.92
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}" width="400" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0.1" x2="0.9" y2="1"><stop stop-color="${deep}"/><stop offset="0.5" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
      <filter id="far"><feGaussianBlur stdDeviation="5"/></filter>
      <linearGradient id="lamp"><stop stop-color="#fff2d8" stop-opacity="0.34"/><stop offset="0.6" stop-color="#fff2d8" stop-opacity="0"/></linearGradient>
      <radialGradient id="edge" r="0.8"><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="0.5"/></radialGradient>
    </defs>
    <rect width="400" height="${height}" fill="url(#wall)"/><g filter="url(#far)">${lights.join('')}</g>
    <g transform="translate(${200 - 200 * size} ${height - 400 * size}) scale(${size})">${figure}</g>
    <rect width="400" height="${height}" fill="url(#lamp)"/>
    <rect width="400" height="${height}" fill="url(#edge)"/>
  </svg>`
}

function grain(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
}
