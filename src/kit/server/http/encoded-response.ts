import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptsCoding } from './files/accepts-coding.ts'
import { contentDisposition } from './files/content-disposition.ts'
import { etagOf } from './files/etag.ts'
import { cacheHeaders, stripHeaders } from './http-headers.ts'

/** A response that many clients fetch: built and compressed once, and cached. */

const [asGzip, asBrotli] = [promisify(gzip), promisify(brotliCompress)]
const codings = ['br', 'gzip'] as const
const compress = {
  // Three quarters of a second less than the best one for all texts of a language, and a tenth larger.
  br: (content: Buffer) => asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (content: Buffer) => asGzip(content),
}

type File = { name: string; mime: string; text: string; total: number }

/** What many fetch, JSON or a file to save: written and compressed once, however often it is sent. */
export class EncodedResponse {
  readonly etag: string
  readonly content: Buffer
  private readonly compressed = new Map<string, Promise<Buffer>>()
  /** For clients that get it as a whole. */
  readonly headers: Record<string, string>

  private constructor(text: string, headers: Record<string, string>) {
    this.etag = etagOf(text)
    this.content = Buffer.from(text)
    this.headers = headers
  }

  /** As small as a client accepts it, compressed for the first who does. */
  async encoded(accepted: string | undefined) {
    const coding = codings.find((one) => acceptsCoding(one, accepted))
    if (!coding) return { headers: {}, content: this.content }
    const compressed = this.compressed.get(coding) ?? compress[coding](this.content)
    this.compressed.set(coding, compressed)
    return { headers: { 'Content-Encoding': coding }, content: await compressed }
  }

  static of(body: unknown): EncodedResponse {
    return new EncodedResponse(JSON.stringify(body), { 'Content-Type': 'application/json; charset=utf-8' })
  }

  static ofFile({ name, mime, text, total }: File): EncodedResponse {
    return new EncodedResponse(text, {
      'Content-Type': mime,
      'Content-Disposition': contentDisposition(name),
      'X-Total-Count': String(total),
    })
  }
}

/** Sends the answer, or a 304 to a client with the same version. */
export async function sendEncodedResponse(reply: FastifyReply, answer: EncodedResponse): Promise<FastifyReply> {
  const { etag } = answer
  const { 'if-none-match': cached, 'accept-encoding': accepted } = reply.request.headers
  if (cached === etag) {
    stripHeaders(reply)
    return reply.code(304).headers(cacheHeaders(etag)).send()
  }
  const { headers, content } = await answer.encoded(accepted)
  return reply
    .headers({ ...cacheHeaders(etag), Vary: 'Origin, Accept-Encoding', ...answer.headers, ...headers })
    .send(content)
}
