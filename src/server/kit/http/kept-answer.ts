import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptsGzip } from './accepts-gzip.ts'
import { etagOf } from './etag.ts'
import { cacheHeaders, stripHeaders } from './http-headers.ts'

const compress = promisify(gzip)

/** JSON that many fetch: written and compressed once, however often it is sent. */
export class KeptAnswer {
  readonly etag: string
  readonly content: Buffer
  readonly compressed: Buffer

  private constructor(text: string, compressed: Buffer) {
    this.etag = etagOf(text)
    this.content = Buffer.from(text)
    this.compressed = compressed
  }

  static async of(body: unknown): Promise<KeptAnswer> {
    const text = JSON.stringify(body)
    return new KeptAnswer(text, await compress(text))
  }
}

/** Sends the answer, or a 304 to whoever has it as it is. */
export function sendKeptAnswer(reply: FastifyReply, { etag, content, compressed }: KeptAnswer): FastifyReply {
  const { 'if-none-match': kept, 'accept-encoding': accepted } = reply.request.headers
  if (kept === etag) {
    stripHeaders(reply)
    return reply.code(304).headers(cacheHeaders(etag)).send()
  }
  reply.headers({ ...cacheHeaders(etag), Vary: 'Origin, Accept-Encoding' }).type('application/json; charset=utf-8')
  return acceptsGzip(accepted) ? reply.header('Content-Encoding', 'gzip').send(compressed) : reply.send(content)
}
