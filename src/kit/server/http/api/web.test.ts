import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Look, Texts } from '#kit/server/language/texts.ts'
import { registerWeb } from './web.ts'

let root: string
let app: FastifyInstance
const script = 'export const text = "Cześć"\n'.repeat(100)
const page =
  '<!doctype html><html lang="pl" data-demo><title>{{academy}}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style id="look"></style>'
let look: Look = { accent: null, mark: null, hasGallery: true }
const texts = { constants: () => ({ academy: 'Brwi & Łuk' }), look: () => look } as Texts
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atelier-web-'))
  for (const folder of ['assets', '.vite']) await mkdir(join(root, folder))
  const files = { 'index.html': page, '.vite/manifest.json': '{}', '.secret': 'x', 'assets/a.js': script }
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  await writeFile(join(root, 'assets/a.js.gz'), gzipSync(script))
  app = fastify()
  await registerWeb(app, texts, { isDemo: true, root })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

test('the application is served, what the build notes for itself is not', async () => {
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/assets/a.js')).body).toBe(script)
  for (const url of ['/.vite/manifest.json', '/.vite/', '/.secret', '/%2evite/manifest.json'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})

test('only the document of a demo is marked as one', async () => {
  const real = fastify()
  await registerWeb(real, texts, { isDemo: false, root })
  const [ofDemo, ofReal] = [await app.inject('/'), await real.inject('/')]
  await real.close()
  expect(ofDemo.body).toContain('<html lang="pl" data-demo>')
  expect(ofReal.body).toContain('<html lang="pl">')
})

test('the document bears the academy’s name and look, and is sent again once they change', async () => {
  const plain = await app.inject('/')
  expect(plain.body).toContain(
    '<title>Brwi &#38; Łuk</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/app-icon-180.png"><style id="look"></style>',
  )
  const again = { 'if-none-match': String(plain.headers.etag) }
  expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(304)
  look = { accent: '#1f4e79', mark: null }
  // Nothing leads to a gallery that there is not.
  expect((await app.inject('/')).body).toContain('[data-gallery]{display:none}')
  expect((await app.inject('/')).body).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]*%231f4e79/)
  look = { accent: '#1f4e79', mark: Buffer.from('PNG') }
  const own = await app.inject({ url: '/', headers: { ...again, 'accept-encoding': 'gzip, br' } })
  expect([own.statusCode, own.headers['content-encoding']]).toEqual([200, 'br'])
  const { body } = await app.inject('/index.html')
  expect(brotliDecompressSync(own.rawPayload).toString()).toBe(body)
  expect(body).toContain('--accent:#1f4e79')
  expect(body.match(/data:image\/png;base64,UE5H/g)).toHaveLength(2)
  expect(body).not.toContain('favicon.svg')
})

test.each([
  ['gzip', 'gzip'],
  ['br, gzip;q=0.1', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.0, identity', undefined],
  ['*;q=0', undefined],
  [undefined, undefined],
])('to who accepts %s files travel as %s', async (accepted, encoding) => {
  const { headers } = await app.inject({
    url: '/assets/a.js',
    headers: accepted ? { 'accept-encoding': accepted } : {},
  })
  expect(headers['content-encoding']).toBe(encoding)
})

test('the portal can be installed under the academy’s name, with its mark', async () => {
  look = { accent: '#1f4e79', mark: null, hasGallery: true }
  expect((await app.inject('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const manifest = await app.inject('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ name: 'Brwi & Łuk', start_url: '/', display: 'standalone' })
  expect(manifest.json().icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable')
  const cornerOf = async (src: string) => {
    const icon = sharp((await app.inject(src)).rawPayload)
    const { width, height } = await icon.metadata()
    const [red, green, blue] = await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    return { sizes: `${width}x${height}`, corner: [red, green, blue] }
  }
  for (const { src, sizes } of manifest.json().icons)
    expect(await cornerOf(src), src).toEqual({ sizes, corner: [0x1f, 0x4e, 0x79] })
  // A mark may be dark: it lies on paper.
  const dot = { width: 4, height: 4, channels: 3, background: '#000' } as const
  look = { accent: '#1f4e79', mark: await sharp({ create: dot }).png().toBuffer() }
  expect((await cornerOf('/app-icon-512.png')).corner).toEqual([0xff, 0xfd, 0xf9])
})

test('where the portal is to open without a connection no longer, the worker is replaced by one that removes it', async () => {
  await writeFile(join(root, 'service-worker.js'), script)
  expect((await app.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache')
  const closed = fastify()
  await registerWeb(closed, texts, { isDemo: true, opensOffline: false, root })
  const { body, headers } = await closed.inject('/service-worker.js')
  await closed.close()
  expect(body).toContain('registration.unregister()')
  expect(headers['cache-control']).toBe('no-cache')
})
