import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const webBuild = fileURLToPath(new URL('../../../../../dist/web', import.meta.url))

/** Serves the application if it was built: hashed assets are cached for a year, the page itself is always revalidated. */
export async function registerWeb(app: FastifyInstance, root = webBuild): Promise<void> {
  if (!existsSync(root)) return
  await app.register(staticFiles, {
    root,
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
