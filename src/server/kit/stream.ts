import { Readable, Transform } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Text<Value> = { head: string; of: (value: Value) => string; tail: string }

/** Whoever takes nothing for so long has gone, whatever their connection says. */
const stalled = 60_000

/** Sends what a generator makes as it makes it, no faster than it is read. Reading stops where the reader does. */
export function sendStream<Value>(reply: FastifyReply, values: AsyncGenerator<Value>, { head, of, tail }: Text<Value>) {
  const text = new Transform({
    // Text goes out as text: made into buffers here, it would wait for the garbage collector outside of its heap.
    objectMode: true,
    highWaterMark: 1,
    transform: (value: Value, _encoding, done) => done(null, of(value)),
    flush: (done) => done(null, tail),
  })
  text.push(head)
  const source = Readable.from(values, { highWaterMark: 1 })
  source.on('error', (error) => text.destroy(error))
  text.on('close', () => source.destroy())
  reply.raw.setTimeout(stalled, () => reply.raw.destroy())
  return reply.send(source.pipe(text))
}
