import sharp from 'sharp'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { PortalProcess } from '#testing/servers/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'
import type { Figure } from './figures.ts'
import { childrenOf, share } from './memory.ts'

const count = 30
/** As many as a browser sends at the same time. */
const atOnce = 2
/** Of a telephone: 12 megapixels. */
const size = { width: 4032, height: 3024 }
const megabyte = 1024 * 1024

/** An artist sends a work with thirty photographs, as their telephone took them. */
export async function measurePhotographs(portal: PortalProcess): Promise<Figure[]> {
  const artist = await (await Visitor.arriving(portal.server)).signIn(cast.artist)
  const title = { pl: 'Trzydzieści zdjęć', 'en-US': 'Thirty photographs' }
  const work = {
    title,
    description: title,
    health: 'NONE' as const,
    technique: 'LIPS' as const,
    performed_on: '2026-01-15',
  }
  const { data } = await artist.send(portfolio.create, work)
  const photo = new File([await photograph()], 'photo.jpg', { type: 'image/jpeg' })
  const memory = [together(portal.pid)]
  const watch = setInterval(() => memory.push(together(portal.pid)), 200)
  const begin = performance.now()
  try {
    const waiting = Array.from({ length: count }).values()
    const sendNext = async () => {
      for (const _ of waiting) await artist.send(portfolio.addImage, { id: data.id, file: photo, stage: 'AFTER' })
    }
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    const took = performance.now() - begin
    const most = Math.max(...memory) / megabyte
    return [
      {
        name: `${count} photographs of 12 megapixels, sent and encoded again in three sizes`,
        wanted: '≤ 30 s',
        measured: `${(took / 1000).toFixed(1)} s`,
        detail: `${(photo.size / megabyte).toFixed(1)} MB each, ${atOnce} at a time`,
        isMet: took <= 30_000,
      },
      {
        name: 'The same, memory',
        wanted: '≤ 400 MB',
        measured: `${Math.round(most)} MB`,
        detail: 'the server and the processes that decode, together',
        isMet: most <= 400,
      },
    ]
  } finally {
    clearInterval(watch)
    await artist.send(portfolio.remove, { id: data.id })
  }
}

/** In bytes. */
function together(pid: number): number {
  const starting = childrenOf(pid, 'fork-server')
  const decoding = starting.flatMap((one) => childrenOf(one, 'image-process'))
  return [pid, ...starting, ...decoding].reduce((sum, one) => sum + share(one), 0)
}

/** Something with as much detail as skin has: noise over a gradient of light. */
export async function photograph(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 150, sigma: 24 } as const
  const { data } = await sharp({ create: { ...size, channels: 3, background: '#caa', noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(data)
}
