import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Config } from '#kit/server/start/config.ts'
import { WebPage } from '../api/web-page.ts'
import { EncodedResponse } from '../encoded-response.ts'
import { acceptsCoding } from '../files/accepts-coding.ts'
import { fastPathHeaders, pageHeaders } from '../http-headers.ts'
import { bearerOf, sessionIdOf } from '../http-session.ts'

type Question = {
  /** Of the path. */
  params: Record<string, string>
  query: Record<string, unknown>
  sessionId: string | undefined
  /** Of the response in the browser's cache: `If-None-Match`. */
  cachedEtag: string | undefined
}

/** JSON for one reader, whose `body` is null for a 304; or a page or JSON for everybody. */
type Answer = { readerId: number; etag: string; body: string | null } | WebPage | EncodedResponse

/**
 * Answers a very frequent GET before the plugins, which are most of its cost. Null passes a request on to its route, which gives the
 * same response or refuses it.
 */
export type FastPath = { endpoint: Endpoint; answer: (question: Question) => Promise<Answer | null> }

/** Registered after the cookies and the limits, and before everything else that handles a request. */
export function registerFastPaths(app: FastifyInstance, config: Config, fastPaths: FastPath[]): void {
  const answers = new Map(fastPaths.map(({ endpoint, answer }) => [endpoint, answer]))
  const count = app.createRateLimit()

  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const answer = endpoint && request.method === 'GET' && answers.get(endpoint)
    // A program's token is read at the route.
    if (!answer || bearerOf(request) !== null) return
    const question = {
      params: request.params as Record<string, string>,
      query: request.query as Record<string, unknown>,
      sessionId: sessionIdOf(config, request),
      cachedEtag: request.headers['if-none-match'],
    }
    const found = await answer(question).catch((error: Error) => {
      // If the error lasts, the route meets it too and answers it.
      request.log.error({ err: error }, 'fast path failed')
      return null
    })
    if (!found) return
    if ('readerId' in found) request.readerId = found.readerId
    const counted = await count(request)
    // The route refuses the request, with Retry-After.
    if (!counted.isAllowed && counted.isExceeded) return
    const { headers, content } = await responseTo(request, config, found)
    reply.hijack()
    send(reply.raw, headers, content)
  })
}

/** Without content: a 304. */
type Response = { headers: OutgoingHttpHeaders; content: Buffer | string | null }

async function responseTo(request: FastifyRequest, config: Config, found: Answer): Promise<Response> {
  const { origin, 'if-none-match': cached, 'accept-encoding': accepted } = request.headers
  if (found instanceof WebPage) {
    const { headers, content } = await alreadyEncoded(found, cached, accepted)
    return { headers: { ...pageHeaders(config, found), ...headers }, content }
  }
  const common = fastPathHeaders(config, origin, found.etag)
  if (found instanceof EncodedResponse) {
    const { headers, content } = await alreadyEncoded(found, cached, accepted)
    const type = content && { ...found.headers, Vary: 'Origin, Accept-Encoding' }
    return { headers: { ...common, ...type, ...headers }, content }
  }
  const { headers, content } = await encoded(found.body, accepted)
  return { headers: { ...common, ...headers }, content }
}

/** What is for everybody was compressed before. */
async function alreadyEncoded(page: WebPage | EncodedResponse, cached: string | undefined, accepted = '') {
  if (cached === page.etag) return { headers: {}, content: null }
  const { headers, content } = page instanceof WebPage ? ofPage(page, accepted) : await page.encoded(accepted)
  return { headers: { 'Content-Length': content.length, ...headers }, content }
}

function ofPage({ content, compressed }: WebPage, accepted: string) {
  if (!acceptsCoding('gzip', accepted)) return { headers: {}, content }
  return { headers: { 'Content-Encoding': 'gzip' }, content: compressed }
}

/** In characters. Compressing a shorter body takes longer than sending it. */
const compressedAbove = 8192
const compress = promisify(gzip)

async function encoded(body: string | null, accepted = '') {
  if (body === null) return { headers: {}, content: null }
  const isCompressed = body.length > compressedAbove && acceptsCoding('gzip', accepted)
  // A text is sent together with its headers; a buffer would be written separately, which costs a fifth more.
  const content = isCompressed ? await compress(body) : body
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(content),
    ...(isCompressed && { 'Content-Encoding': 'gzip', Vary: 'Origin, Accept-Encoding' }),
  }
  return { headers, content }
}

function send(response: ServerResponse, headers: OutgoingHttpHeaders, content: Response['content']): void {
  // HTTP/1.1 keeps a connection open by default.
  response.removeHeader('Connection')
  if (content) response.writeHead(200, headers).end(content)
  else response.writeHead(304, headers).end()
}
