import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWeb } from './web.ts'

let root: string
let app: FastifyInstance
const script = 'export const text = "Cześć"\n'.repeat(100)
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atelier-web-'))
  for (const folder of ['assets', '.vite']) await mkdir(join(root, folder))
  const files = { 'index.html': '<!doctype html>', '.vite/manifest.json': '{}', '.secret': 'x', 'assets/a.js': script }
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  await writeFile(join(root, 'assets/a.js.gz'), gzipSync(script))
  app = fastify()
  await registerWeb(app, root)
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
