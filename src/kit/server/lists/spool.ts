import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const chunkBytes = 64 * 1024
/** Limit for the spool files of all responses together. Beyond it, writing waits for the readers (backpressure). */
const maxSpooledBytes = 2 * 1024 ** 3
let spooledBytes = 0

/**
 * Buffers a stream in a spool file, written as fast as the source produces and read as fast as the client reads. So a
 * slow client holds a file open, not a database connection. The first chunk is sent without waiting for the rest.
 */
export async function* spooled(chunks: AsyncGenerator<string | Buffer>, dataDir: string): AsyncGenerator<Buffer> {
  const folder = join(dataDir, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+')
  const progress = signal()
  let [written, read, isWritten] = [0, 0, false]

  const write = async () => {
    try {
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        const { bytesWritten } = await file.write(bytes, 0, bytes.length, written)
        written += bytesWritten
        spooledBytes += bytesWritten
        progress.notify()
        while (spooledBytes > maxSpooledBytes && read < written) await progress.next()
      }
    } finally {
      isWritten = true
      progress.notify()
    }
  }
  const writing = write()
  // It is awaited at the end; this prevents an unhandled rejection until then.
  writing.catch(() => {})

  try {
    while (read < written || !isWritten) {
      if (read === written) {
        await progress.next()
        continue
      }
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, read)
      read += bytesRead
      progress.notify()
      yield buffer.subarray(0, bytesRead)
    }
    await writing
  } finally {
    // The reader may have stopped early: a writer that waits for it continues, and ends.
    read = Number.POSITIVE_INFINITY
    progress.notify()
    await chunks.return(undefined)
    await writing.catch(() => {})
    await file.close()
    spooledBytes -= written
    await rm(path, { force: true })
  }
}

/** A condition variable: `next` resolves at the next `notify`. */
function signal() {
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    next: () => promise,
    notify() {
      resolve()
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
  }
}
