import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = { path: string; headers: Record<string, string>; body: string }
type Behavior = (response: ServerResponse) => void

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

/** A program that is notified: it responds at each path as a test wants it, and remembers what came. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = []
  const behaviors = new Map<string, Behavior>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    received.push({ path, headers: request.headers as Record<string, string>, body: await bodyOf(request) })
    const behave = behaviors.get(path) ?? ((response) => response.writeHead(204).end())
    behave(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (path: string) => received.filter((one) => one.path === path),
    /** With this status from now on, or as a function does it. */
    respond: (path: string, how: number | Behavior) =>
      behaviors.set(path, typeof how === 'number' ? (response) => response.writeHead(how).end() : how),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
