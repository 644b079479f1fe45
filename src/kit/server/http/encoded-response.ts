import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptsCoding } from './files/accepts-coding.ts'
import { etagOf } from './files/etag.ts'
import { cacheHeaders, stripHeaders } from './http-headers.ts'

/** A response that many clients fetch: built and compressed once, and cached. */

const compress = promisify(gzip)

type File = { name: string; mime: string; text: string; total: number }

/** What many fetch, JSON or a file to save: written and compressed once, however often it is sent. */
export class EncodedResponse {
  readonly etag: string
  readonly content: Buffer
  readonly compressed: Buffer
  /** For clients that get it as a whole. */
  readonly headers: Record<string, string>

  private constructor(text: string, compressed: Buffer, headers: Record<string, string>) {
    this.etag = etagOf(text)
    this.content = Buffer.from(text)
    this.compressed = compressed
    this.headers = headers
  }

  static async of(body: unknown): Promise<EncodedResponse> {
    const text = JSON.stringify(body)
    return new EncodedResponse(text, await compress(text), { 'Content-Type': 'application/json; charset=utf-8' })
  }

  static async ofFile({ name, mime, text, total }: File): Promise<EncodedResponse> {
    return new EncodedResponse(text, await compress(text), {
      'Content-Type': mime,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Total-Count': String(total),
    })
  }
}

/** Sends the answer, or a 304 to a client with the same version. */
export function sendEncodedResponse(reply: FastifyReply, answer: EncodedResponse): FastifyReply {
  const { etag, content, compressed, headers } = answer
  const { 'if-none-match': kept, 'accept-encoding': accepted } = reply.request.headers
  if (kept === etag) {
    stripHeaders(reply)
    return reply.code(304).headers(cacheHeaders(etag)).send()
  }
  reply.headers({ ...cacheHeaders(etag), Vary: 'Origin, Accept-Encoding', ...headers })
  return acceptsCoding('gzip', accepted)
    ? reply.header('Content-Encoding', 'gzip').send(compressed)
    : reply.send(content)
}
