import type { FastifyReply } from 'fastify'
import { cacheHeaders, stripHeaders } from '../http-headers.ts'
import { contentDisposition } from './content-disposition.ts'
import { etagOf } from './etag.ts'

/** A text file that clients fetch repeatedly, with an ETag so that an unchanged one is not sent again. */

/** A text that programs fetch again and again: they keep it, and ask only whether it changed. */
export class CachedFile {
  readonly name: string
  readonly mime: string
  readonly text: string
  /** Whether the browser shows it, rather than saves it. */
  readonly isInline: boolean
  /** Whether the pages of any website may read it. */
  readonly isForWebsites: boolean
  readonly etag: string

  constructor(name: string, mime: string, text: string, { isInline = false, isForWebsites = false } = {}) {
    this.name = name
    this.mime = mime
    this.text = text
    this.isInline = isInline
    this.isForWebsites = isForWebsites
    this.etag = etagOf(text)
  }
}

/** Sends the file, or a 304 to a client with the same version. */
export function sendCachedFile(reply: FastifyReply, file: CachedFile): FastifyReply {
  const { name, mime, text, isInline, isForWebsites, etag } = file
  if (isForWebsites) reply.header('Access-Control-Allow-Origin', '*')
  if (reply.request.headers['if-none-match'] === etag) {
    stripHeaders(reply)
    return reply.code(304).headers(cacheHeaders(etag)).send()
  }
  return reply
    .headers({
      ...cacheHeaders(etag),
      'Content-Disposition': contentDisposition(name, isInline),
    })
    .type(`${mime}; charset=utf-8`)
    .send(text)
}
