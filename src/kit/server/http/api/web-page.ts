import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { Config } from '#kit/server/start/config.ts'
import { etagOf } from '../files/etag.ts'
import { pageHeaders, stripHeaders } from '../http-headers.ts'
import type { Html } from './html.ts'

const compress = promisify(gzip)

type Made = {
  /** What the page may load and do: its Content-Security-Policy. */
  policy: string
  status?: number
  /** Where a redirect leads. */
  location?: string
}

/** A document for everybody, made on the server: compressed once, however often it is sent. */
export class WebPage {
  readonly status: number
  readonly policy: string
  readonly location: string | undefined
  readonly etag: string
  readonly content: Buffer
  readonly compressed: Buffer

  private constructor({ policy, status = 200, location }: Made, content: Buffer, compressed: Buffer) {
    this.status = status
    this.policy = policy
    this.location = location
    this.etag = etagOf(content.toString())
    this.content = content
    this.compressed = compressed
  }

  static async of({ text }: Html, made: Made): Promise<WebPage> {
    const content = Buffer.from(text)
    return new WebPage(made, content, await compress(content))
  }
}

/** Sends the page, or a 304 to a client with the same version. */
export function sendWebPage(reply: FastifyReply, config: Config, page: WebPage): FastifyReply {
  const headers = pageHeaders(config, page)
  if (page.status === 200 && reply.request.headers['if-none-match'] === page.etag) {
    stripHeaders(reply)
    return reply.code(304).headers(headers).send()
  }
  return reply.code(page.status).headers(headers).send(page.content)
}
