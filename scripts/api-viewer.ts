import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import scalar from '@scalar/fastify-api-reference'
import fastify from 'fastify'
import type { Plugin } from 'vite'

const start = fileURLToPath(new URL('../src/app/web/api-viewer.js', import.meta.url))

/**
 * Writes `assets/api-viewer-….js`, the viewer of the API's description, which only the page /api/docs loads. The package has its
 * script as a text within a plugin of Fastify: the portal takes the script from it here, and does without the plugin.
 */
export function apiViewer(): Plugin {
  return {
    name: 'api-viewer',
    apply: 'build',
    async generateBundle() {
      const app = fastify()
      await app.register(scalar, { routePrefix: '/viewer', configuration: { content: {} } })
      const { statusCode, body } = await app.inject('/viewer/js/scalar.js')
      await app.close()
      if (statusCode !== 200) throw new Error('The viewer of the API has no script at its usual address.')
      const source = `${body}\n${readFileSync(start, 'utf8')}`
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
      this.emitFile({ type: 'asset', fileName: `assets/api-viewer-${hash}.js`, source })
    },
  }
}
