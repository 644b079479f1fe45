import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** SHA-256 in hexadecimal digits. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
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
