import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf } from '#kit/server/http/files/etag.ts'
import type { Look, Texts } from '#kit/server/language/texts.ts'
import { applicationLook, iconLink } from '#kit/server/public-page/look-style.ts'
import { acceptsCoding } from '../files/accepts-coding.ts'
import { escapeHtml } from './html.ts'
import { installLinks, registerInstallable } from './installable.ts'

const webBuild = fileURLToPath(new URL('../../../../../dist/web', import.meta.url))

/** Serves the application if it was built: hashed assets are cached for a year, the page itself is always revalidated. */
export async function registerWeb(
  app: FastifyInstance,
  texts: Texts,
  { isDemo, opensOffline = true, root = webBuild }: { isDemo: boolean; opensOffline?: boolean; root?: string },
): Promise<void> {
  const built = join(root, 'index.html')
  if (!existsSync(built)) return
  const page = readFileSync(built, 'utf8')
  // Only a demo's document declares that there are accounts to try it with.
  const document = documentOf(isDemo ? page : page.replace(/(<html[^>]*) data-demo/, '$1'), texts)
  for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, document)
  registerInstallable(app, texts)
  if (!opensOffline) app.get('/service-worker.js', { schema: { hide: true } }, removal)
  await app.register(staticFiles, {
    root,
    index: false,
    // Files of the build itself, such as .vite/manifest.json, are not public.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** In place of the service worker, one that removes itself and all that it stored: browsers ask for it with every visit. */
async function removal(_: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
  return reply.send(`addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`)
}

/** The document bears the academy's name and look from the first paint on. It is filled in once for each version of them. */
function documentOf(built: string, texts: Texts) {
  let known: { look: Look; made: ReturnType<typeof encoded> } | null = null
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const look = texts.look()
    if (known?.look !== look) known = { look, made: encoded(filledIn(built, texts.constants().academy, look)) }
    const { etag, codings } = await known.made
    reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    const coding = (['br', 'gzip'] as const).find((one) => acceptsCoding(one, headers['accept-encoding']))
    return coding ? reply.header('Content-Encoding', coding).send(codings[coding]) : reply.send(codings.identity)
  }
}

function filledIn(built: string, academy: string, look: Look): string {
  const page = built
    .replaceAll('{{academy}}', () => escapeHtml(academy))
    .replace('<style id="look"></style>', () => `<style id="look">${applicationLook(look)}</style>`)
  return page.replace(/<link rel="icon"[^>]*>/, () => iconLink(look).text + installLinks().text)
}

async function encoded(page: string) {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(page), promisify(gzip)(page)])
  return { etag: etagOf(page), codings: { br, gzip: zipped, identity: page } }
}
