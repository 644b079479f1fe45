import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Texts } from '#kit/server/language/texts.ts'
import { iconLink } from '#kit/server/public-page/look-style.ts'
import type { Config } from '#kit/server/start/config.ts'
import { html } from './html.ts'
import { sendWebPage, WebPage } from './web-page.ts'

/** The viewer of the API's description: a page for everybody who may read that, with a script that no other page loads. */

const assets = fileURLToPath(new URL('../../../../../dist/web/assets', import.meta.url))

/** No content from other origins and no calls to them, even where the viewer tries. It writes its styles into the page. */
const policy = [
  ...['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
  ...['script-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
].join('; ')

/** Serves the viewer at `/api/docs`, if the application was built. */
export function registerApiViewer(app: FastifyInstance, config: Config, texts: Texts): void {
  const script = existsSync(assets) && readdirSync(assets).find((name) => /^api-viewer-.*\.js$/.test(name))
  if (!script) return
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>API · ${texts.constants().academy}</title>
${iconLink(texts.look())}
</head>
<body>
<main id="viewer"></main>
<noscript>The viewer needs JavaScript. <a href="/api/openapi.json">The description itself</a> does not.</noscript>
<script src="/assets/${script}"></script>
</body>
</html>`
    return sendWebPage(reply, config, await WebPage.of(page, { policy }))
  })
}
