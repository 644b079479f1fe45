import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const pieceBytes = 64 * 1024
/** What all answers together may leave waiting on the disk. Beyond it they are written no faster than they are taken. */
const mostBytes = 2 * 1024 ** 3
let onDisk = 0

/**
 * The same text, by way of a file: it is written there as fast as it comes, and read from there as fast as it is taken. So whoever
 * takes an answer slowly holds up a file, and neither the database nor anybody else. The first piece leaves at once.
 */
export async function* spooled(chunks: AsyncGenerator<string>, dataDir: string): AsyncGenerator<Buffer> {
  const folder = join(dataDir, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+')
  const moved = signal()
  let [written, taken, isWritten] = [0, 0, false]

  const write = async () => {
    try {
      for await (const chunk of chunks) {
        const { bytesWritten } = await file.write(chunk, written)
        written += bytesWritten
        onDisk += bytesWritten
        moved.give()
        while (onDisk > mostBytes && taken < written) await moved.next()
      }
    } finally {
      isWritten = true
      moved.give()
    }
  }
  const writing = write()
  // It is waited for at the end, which may be later than its failure.
  writing.catch(() => {})

  try {
    while (taken < written || !isWritten) {
      if (taken === written) {
        await moved.next()
        continue
      }
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, taken)
      taken += bytesRead
      moved.give()
      yield buffer.subarray(0, bytesRead)
    }
    await writing
  } finally {
    // Nobody takes the rest: then there is none.
    taken = Number.POSITIVE_INFINITY
    moved.give()
    await chunks.return(undefined)
    await writing.catch(() => {})
    await file.close()
    onDisk -= written
    await rm(path, { force: true })
  }
}

/** Something that is waited for more than once. */
function signal() {
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    next: () => promise,
    give() {
      resolve()
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
  }
}
