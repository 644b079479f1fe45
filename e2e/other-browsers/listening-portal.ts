import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const listener = '/listener.js'

/**
 * The same portal at another address, where the document brings a script before its own ones: for a driver that cannot run one first.
 * It is a file, since the portal's policy allows no script within the document.
 */
export async function listeningPortal(portal: string, listen: () => void) {
  const server = createServer((request, response) => {
    if (request.url !== listener) return pass(portal, request, response)
    response.setHeader('content-type', 'text/javascript').end(`(${listen})()`)
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

function pass(portal: string, request: IncomingMessage, response: ServerResponse) {
  const isDocument = request.url === '/'
  const { origin, ...headers } = { ...request.headers, host: new URL(portal).host }
  const asked = forward(
    new URL(request.url ?? '/', portal),
    {
      method: request.method,
      headers: { ...headers, ...(origin && { origin: portal }), ...(isDocument && { 'accept-encoding': 'identity' }) },
    },
    async (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      const isWhole = isDocument && answer.statusCode === 200
      response.writeHead(answer.statusCode ?? 502, isWhole ? rest : answer.headers)
      if (!isWhole) return void answer.pipe(response)
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      response.end(String(Buffer.concat(parts)).replace('<head>', `<head><script src="${listener}"></script>`))
    },
  )
  // Whoever leaves a page gives up what it has asked for.
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}
