import { Readable, Transform } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Batch } from './batches.ts'

type Text<Row> = { head: string; of: (rows: Row[]) => string; tail: string }

/** Sends rows as text while they are read, no faster than they are taken. Reading stops where the reader does. */
export function sendStream<Row>(
  reply: FastifyReply,
  batches: AsyncGenerator<Batch<Row>>,
  { head, of, tail }: Text<Row>,
) {
  const text = new Transform({
    objectMode: true,
    highWaterMark: 1,
    transform({ rows }: Batch<Row>, _encoding, done) {
      const chunk = of(rows)
      // One promise of a generator leads to the next: once an old one was kept by the garbage collector, all later rows would be with it.
      rows.length = 0
      done(null, chunk)
    },
    flush: (done) => done(null, tail),
  })
  text.push(head)
  const source = Readable.from(batches, { highWaterMark: 1 })
  source.on('error', (error) => text.destroy(error))
  text.on('close', () => source.destroy())
  return reply.send(source.pipe(text))
}
