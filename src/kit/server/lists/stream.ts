import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Batch } from './batches.ts'
import { spooled } from './spool.ts'

type Rows<Row> = AsyncGenerator<Batch<Row>, void>
type Format<Row> = { head: string; rowsText: (rows: Row[]) => string; tail: string }

/** Streams rows as text, through a spool file so that a slow client blocks nothing. Reading stops when the client disconnects. */
export function sendStream<Row>(
  reply: FastifyReply,
  { dataDir }: { dataDir: string },
  batches: Rows<Row>,
  format: Format<Row>,
) {
  const stream = Readable.from(spooled(chunksOf(batches, format), dataDir), { objectMode: false })
  // A response to HEAD is never read, so the generator's own `finally` does not run.
  stream.once('close', () => void batches.return())
  return reply.send(stream)
}

async function* chunksOf<Row>(batches: Rows<Row>, { head, rowsText, tail }: Format<Row>): AsyncGenerator<string, void> {
  yield head
  for await (const { rows } of batches) {
    const chunk = rowsText(rows)
    // Promises of a generator are linked: one that the garbage collector keeps would keep the rows of all later ones.
    rows.length = 0
    yield chunk
  }
  yield tail
}
