import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { shadesOf, surfaces } from '#kit/contract/look/accent.ts'
import type { Look, Texts } from '#kit/server/language/texts.ts'
import { strokes } from '#kit/server/public-page/logo.ts'
import { tokenOf } from '#kit/server/public-page/page-look.ts'
import { etagOf } from '../files/etag.ts'
import { type Html, html } from './html.ts'

/** What lets a browser install the portal on a device, under the academy's name and with its mark. */

/** By the file's name: its side in pixels, and the share of it that the mark takes. A maskable icon may be cut to a circle. */
const icons = {
  'app-icon-180.png': { side: 180, share: 0.7 },
  'app-icon-192.png': { side: 192, share: 0.7 },
  'app-icon-512.png': { side: 512, share: 0.7 },
  'app-icon-maskable-192.png': { side: 192, share: 0.54 },
  'app-icon-maskable-512.png': { side: 512, share: 0.54 },
} as const
type IconName = keyof typeof icons

export function installLinks(): Html {
  return html`<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/app-icon-180.png">`
}

export function registerInstallable(app: FastifyInstance, texts: Texts) {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async ({ headers }, reply) => {
    const manifest = JSON.stringify(manifestOf(texts.constants().academy))
    const etag = etagOf(manifest)
    reply.headers({ 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache', ETag: etag })
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(manifest)
  })
  for (const name of Object.keys(icons) as IconName[])
    app.get(`/${name}`, { schema: { hide: true } }, async (_, reply) => {
      reply.headers({ 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' })
      return reply.send(await iconOf(texts.look(), name))
    })
}

function manifestOf(academy: string) {
  return {
    id: '/',
    name: academy,
    short_name: academy,
    lang: 'pl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surfaces.light.paper,
    theme_color: surfaces.light.paper,
    icons: Object.entries(icons).map(([name, { side }]) => ({
      src: `/${name}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: name.includes('maskable') ? 'maskable' : 'any',
    })),
  }
}

/** Drawn once for each look that the academy gives itself. */
const drawn = new WeakMap<Look, Map<IconName, Promise<Buffer>>>()

export function iconOf(look: Look, name: IconName): Promise<Buffer> {
  const known = drawn.get(look) ?? new Map<IconName, Promise<Buffer>>()
  drawn.set(look, known)
  const icon = known.get(name) ?? draw(look, icons[name])
  known.set(name, icon)
  icon.catch(() => known.delete(name))
  return icon
}

/** The academy's mark on paper, which it may be dark for, or the logo in its color. */
async function draw(look: Look, { side, share }: { side: number; share: number }): Promise<Buffer> {
  const size = Math.round(side * share)
  const { ground, brush } = colorsOf(look)
  const mark = look.mark
    ? await sharp(look.mark).resize(size, size, { fit: 'contain', background: '#0000' }).png().toBuffer()
    : Buffer.from(logoOf(size, brush))
  return sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer()
}

function logoOf(size: number, brush: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" stroke-linecap="round">${strokes('#fffaf5', brush)}</svg>`
}

function colorsOf({ accent, mark }: Look) {
  if (mark) return { ground: surfaces.light.sheet, brush: '' }
  if (accent === null) return { ground: tokenOf('accent'), brush: '#f2b8a8' }
  const { light, dark } = shadesOf(accent)
  return { ground: light.accent, brush: dark.ink }
}
