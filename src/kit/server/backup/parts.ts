import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Storage } from '#kit/server/files/storage.ts'
import { comparing, sumOfStream } from '#kit/server/files/sums.ts'
import { nameIn } from './backup-target.ts'
import { damaged, type Part } from './manifest.ts'

/** Writes and reads the parts of a backup: streams of lines, compressed with zstd. */

/* A part is a stream of lines, packed with zstd and by way of a file, since a storage wants to know its sum before. */

type Written = Omit<Part, 'rows'>
export type WritePart = (name: string, lines: Readable) => Promise<Written>

type Place = { target: Storage; name: string; folder: string; signal?: AbortSignal | undefined }

export function partWriter({ target, name: backup, folder, signal }: Place): WritePart {
  return async (name, lines) => {
    signal?.throwIfAborted()
    const path = join(folder, 'part')
    const packed = createZstdCompress()
    const [sum] = await Promise.all([
      sumOfStream(packed, createWriteStream(path, { mode: 0o600 })),
      pipeline(lines, packed),
    ])
    await target.put(nameIn(backup, name), { path, ...sum })
    await rm(path, { force: true })
    return { name, ...sum }
  }
}

/** Unpacks a part into `into`, which is not ended properly unless every byte is as it was written. */
export async function readPart(
  target: Storage,
  backup: string,
  part: Part,
  into: NodeJS.WritableStream,
): Promise<void> {
  const name = nameIn(backup, part.name)
  const stored = await target.open(name)
  if (!stored) throw damaged(target, name)
  let isDamaged = false
  const compared = comparing(part.sha256, () => {
    isDamaged = true
  })
  const unpacked = createZstdDecompress()
  unpacked.once('error', () => {
    isDamaged = true
  })
  try {
    await pipeline(stored.stream, compared, unpacked, into)
  } catch (error) {
    throw isDamaged ? damaged(target, name) : error
  }
}

/** The lines of a part that is small enough to be read by lines. */
export async function* linesOf(target: Storage, backup: string, part: Part): AsyncIterable<string> {
  const unpacked = new PassThrough()
  const read = readPart(target, backup, part, unpacked).then(
    () => null,
    (error: unknown) => error,
  )
  try {
    yield* createInterface({ input: unpacked })
  } catch (error) {
    throw (await read) ?? error
  }
  const error = await read
  if (error) throw error
}

/** One JSON value a line. */
export function linesOfJson(values: Iterable<unknown>): Readable {
  return Readable.from(
    (function* () {
      for (const value of values) yield `${JSON.stringify(value)}\n`
    })(),
  )
}
