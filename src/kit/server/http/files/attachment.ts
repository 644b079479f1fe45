import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from './content-disposition.ts'

/** A generated file as the response of a handler. */

type Body = {
  name: string
  mime: string
  body: Buffer | Readable
  /** Whether the browser shows it, rather than saves it. */
  isInline?: boolean
  /** Whether pages of other sites may show it. */
  isEmbeddable?: boolean
  /** Of how many parts, so that the browser can show progress. */
  total?: number
}

/** A file that a handler made rather than found in the storage. */
export class Attachment {
  readonly parts: Body

  constructor(parts: Body) {
    this.parts = parts
  }
}

export function sendAttachment(reply: FastifyReply, { parts }: Attachment): FastifyReply {
  const { name, mime, body, isInline, isEmbeddable = false, total } = parts
  reply.type(mime).headers({
    'Content-Disposition': contentDisposition(name, isInline),
    ...(isEmbeddable && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(total !== undefined && { 'X-Total-Count': total }),
  })
  return reply.send(body)
}
