import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PassThrough, type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** SHA-256 checksums of files and streams. */

/** SHA-256 in hexadecimal digits. */
export async function sumOf(path: string): Promise<string> {
  return (await sumOfStream(createReadStream(path))).sha256
}

/** Reads a stream to its end, and writes it on where that is wanted. */
export async function sumOfStream(stream: Readable, target?: Writable): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const measuring = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      if (target) yield chunk
    }
  }
  await pipeline(stream, measuring, target ?? new PassThrough().resume())
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * Passes a file on and compares its sum. The last piece waits until the sum is right: where it is not, the stream breaks off, so that
 * nobody takes a damaged file for a whole one.
 */
export function comparing(sum: string, onDamage: () => void): Transform {
  const hash = createHash('sha256')
  let held: Buffer | null = null
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      if (held) this.push(held)
      held = chunk
      done()
    },
    flush(done) {
      if (hash.digest('hex') !== sum) {
        onDamage()
        done(new Error('The bytes of a stored file are not those that were stored.'))
        return
      }
      if (held) this.push(held)
      done()
    },
  })
}
