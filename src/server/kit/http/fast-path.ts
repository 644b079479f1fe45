import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { Config } from '#server/kit/start/config.ts'
import { briefHeaders } from './http-headers.ts'
import { sessionIdOf } from './http-session.ts'

/** The query string, the id of the session, and the ETag of the answer that the browser has cached. */
type Question = { query: Record<string, unknown>; sessionId: string; kept: string | undefined }

/** `body` is JSON, or null where the browser has cached this answer (304). */
type Answer = { readerId: number; etag: string; body: string | null }

/**
 * For a GET so frequent that the plugins are most of its cost: it is answered before them. Null leaves a request to its route,
 * which gives the same answer or refuses it.
 */
export type FastPath = { endpoint: Endpoint; answer: (question: Question) => Promise<Answer | null> }

/** Registered after the cookies and the limits, and before everything else that handles a request. */
export function registerFastPaths(app: FastifyInstance, config: Config, fastPaths: FastPath[]): void {
  const answers = new Map(fastPaths.map(({ endpoint, answer }) => [endpoint, answer]))
  const count = app.createRateLimit()

  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const answer = endpoint && request.method === 'GET' && answers.get(endpoint)
    const sessionId = sessionIdOf(config, request)
    if (!answer || !sessionId) return
    const query = request.query as Record<string, unknown>
    const { origin, 'if-none-match': kept, 'accept-encoding': accepted } = request.headers
    const found = await answer({ query, sessionId, kept }).catch((error: Error) => {
      // The route meets the same error, if it lasts, and answers it.
      request.log.error({ err: error }, 'fast path failed')
      return null
    })
    if (!found) return
    request.readerId = found.readerId
    const counted = await count(request)
    // The route refuses with Retry-After.
    if (!counted.isAllowed && counted.isExceeded) return
    const { headers, content } = await packed(found.body, accepted)
    reply.hijack()
    send(reply.raw, { ...briefHeaders(config, origin, found.etag), ...headers }, content)
  })
}

/** In characters. A shorter body is sent faster than it is compressed. */
const longBody = 8192
const compress = promisify(gzip)

async function packed(body: string | null, accepted = '') {
  if (body === null) return { headers: {}, content: null }
  const isCompressed = body.length > longBody && isGzipTaken(accepted)
  const content = isCompressed ? await compress(body) : Buffer.from(body)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': content.length,
    ...(isCompressed && { 'Content-Encoding': 'gzip', Vary: 'Origin, Accept-Encoding' }),
  }
  return { headers, content }
}

/** Named, or covered by `*`, and not with q=0. */
function isGzipTaken(accepted: string): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return [coding, Number(weight)] as const
    }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

function send(response: ServerResponse, headers: OutgoingHttpHeaders, content: Buffer | null): void {
  // HTTP/1.1 keeps a connection open by default.
  response.removeHeader('Connection')
  if (content) response.writeHead(200, headers).end(content)
  else response.writeHead(304, headers).end()
}
