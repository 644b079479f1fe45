import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What comes from a path in place of its answer: nothing, an error, or the document of a newer portal. */
export type Outage = 'nothing' | 'error' | 'newer'

type Between = {
  /**
   * What the document runs before its own scripts, for a driver that cannot run it first. It is a file, since the portal's policy
   * allows no script within the document.
   */
  listen?: () => void
  outageAt?: (path: string) => Outage | undefined
}

const listener = '/listener.js'

/** The same portal at another address, for what a driver cannot do by itself. */
export async function portalBetween(portal: string, { listen, outageAt }: Between) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const outage = outageAt?.(path)
    if (listen && path === listener) response.setHeader('content-type', 'text/javascript').end(`(${listen})()`)
    else if (outage === 'nothing') request.socket.destroy()
    else if (outage === 'error') response.writeHead(503).end()
    else
      pass(portal, request, response, (document) => {
        const listeners = listen ? document.replace('<head>', `<head><script src="${listener}"></script>`) : document
        return outage === 'newer' ? listeners.replaceAll(/door-[\w-]+\.js/g, 'door-newer.js') : listeners
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
  changed: (document: string) => string,
) {
  const isDocument = request.url === '/'
  const { origin, ...headers } = { ...request.headers, host: new URL(portal).host }
  const forwarded = forward(
    new URL(request.url ?? '/', portal),
    {
      method: request.method,
      headers: { ...headers, ...(origin && { origin: portal }), ...(isDocument && { 'accept-encoding': 'identity' }) },
    },
    async (answer) => {
      // The browser may not ask whether it has changed: only here is that known.
      const { 'content-length': length, etag, 'last-modified': modified, ...rest } = answer.headers
      const isWhole = isDocument && answer.statusCode === 200
      response.writeHead(answer.statusCode ?? 502, isWhole ? rest : answer.headers)
      if (!isWhole) return void answer.pipe(response)
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      response.end(changed(String(Buffer.concat(parts))))
    },
  )
  // Leaving a page aborts its requests.
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}
