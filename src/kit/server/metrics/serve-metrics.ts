import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '#kit/server/start/start-error.ts'
import type { Metrics } from './metrics.ts'

/** A listener of its own, for Prometheus alone: `GET /metrics`, without sessions or limits. */
export async function serveMetrics({ text, contentType }: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else
      text().then(
        (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
        () => response.writeHead(500).end(),
      )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new StartError(`METRICS_PORT cannot be used: ${error.message}.`)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
