import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Batch } from './batches.ts'
import { spooled } from './spool.ts'

type Rows<Row> = AsyncGenerator<Batch<Row>, void>
type Text<Row> = { head: string; of: (rows: Row[]) => string; tail: string }

/** Sends rows as text while they are read. Who takes them slowly keeps nobody waiting; reading stops where the reader goes. */
export function sendStream<Row>(
  reply: FastifyReply,
  { dataDir }: { dataDir: string },
  batches: Rows<Row>,
  text: Text<Row>,
) {
  const stream = Readable.from(spooled(chunksOf(batches, text), dataDir), { objectMode: false })
  // Of an answer to HEAD nothing was taken, and nothing began that could end.
  stream.once('close', () => void batches.return())
  return reply.send(stream)
}

async function* chunksOf<Row>(batches: Rows<Row>, { head, of, tail }: Text<Row>): AsyncGenerator<string, void> {
  yield head
  for await (const { rows } of batches) {
    const chunk = of(rows)
    // One promise of a generator leads to the next: once an old one was kept by the garbage collector, all later rows would be with it.
    rows.length = 0
    yield chunk
  }
  yield tail
}
