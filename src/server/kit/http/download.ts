import type { FastifyReply } from 'fastify'
import type { Batch } from '#server/kit/lists/batches.ts'
import { sendStream } from '#server/kit/lists/stream.ts'

type Lines = AsyncGenerator<Batch<{ line: string }>>
type Parts = { name: string; mime: string; head: string; first: Batch<{ line: string }>; rest: Lines }

/** A file that is written line by line while it is sent. */
export class Download {
  readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }
}

/** Says beforehand how many lines will come, so that the reader can be shown how far it is. */
export function sendDownload(
  reply: FastifyReply,
  config: { dataDir: string },
  { parts: { name, mime, head, first, rest } }: Download,
) {
  const textOf = (rows: typeof first.rows) => rows.map(({ line }) => line).join('')
  reply.type(mime).headers({
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Total-Count': first.total,
  })
  return sendStream(reply, config, rest, { head: head + textOf(first.rows), of: textOf, tail: '' })
}
