import type { FastifyReply } from 'fastify'
import type { Batch } from '#kit/server/lists/batches.ts'
import { sendStream } from '#kit/server/lists/stream.ts'
import { contentDisposition } from './content-disposition.ts'

type Lines = AsyncGenerator<Batch<{ line: string }>>
type Parts = { name: string; mime: string; head: string; first: Batch<{ line: string }>; rest: Lines }

/** A text file that is streamed line by line. */
export class Download {
  readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }
}

/** One that is short enough to be at hand as a whole. */
export function wholeDownload({ text, total, ...file }: { name: string; mime: string; text: string; total: number }) {
  return new Download({ ...file, head: text, first: { rows: [], total, isLast: true }, rest: noMore() })
}

async function* noMore(): Lines {}

/** `X-Total-Count` has the number of lines, so that the browser can show progress. */
export function sendDownload(
  reply: FastifyReply,
  config: { dataDir: string },
  { parts: { name, mime, head, first, rest } }: Download,
) {
  const rowsText = (rows: typeof first.rows) => rows.map(({ line }) => line).join('')
  reply.type(mime).headers({
    'Content-Disposition': contentDisposition(name),
    'X-Total-Count': first.total,
  })
  return sendStream(reply, config, rest, { head: head + rowsText(first.rows), rowsText, tail: '' })
}
