import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/**
 * `bytes` are stored as they are. What comes in `chunks` is as long as it turns out to be, and `isText` makes it smaller; anything else is
 * compressed already.
 */
type Entry = { name: string } & ({ bytes: Uint8Array } | { chunks: AsyncIterable<Uint8Array>; isText?: boolean })
type Facts = { flags: number; method: number; sum: number; stored: number; size: number }

/**
 * A ZIP that is made while it is sent: one file after the other, and at the end where each is. Names are ASCII, and no file is larger
 * than 4 GB; of all together there may be any number and size (ZIP64).
 */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer, void> {
  const directory: Buffer[] = []
  let written = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'ascii')
    const start = written
    const parts = 'bytes' in entry ? whole(name, entry.bytes) : piecemeal(name, entry.chunks, entry.isText ?? false)
    let next = await parts.next()
    try {
      for (; !next.done; next = await parts.next()) {
        written += next.value.length
        yield next.value
      }
    } finally {
      // Of one that is not read to its end.
      if (!next.done) await parts.return(undefined as never)
    }
    directory.push(lineOf(name, next.value, start))
  }
  yield* directory
  yield ending(directory, written)
}

async function* whole(name: Buffer, bytes: Uint8Array): AsyncGenerator<Buffer, Facts> {
  const { length } = bytes
  const facts = { flags: 0, method: isStored, sum: crc32(bytes), stored: length, size: length }
  yield headOf(name, facts)
  yield Buffer.from(bytes.buffer, bytes.byteOffset, length)
  return facts
}

/** Sum and sizes follow the file, since nobody knows them before; so it is written as deflate knows its own end, compressed or not. */
async function* piecemeal(
  name: Buffer,
  chunks: AsyncIterable<Uint8Array>,
  isText: boolean,
): AsyncGenerator<Buffer, Facts> {
  const facts = { flags: sizesFollow, method: isDeflated, sum: 0, stored: 0, size: 0 }
  yield headOf(name, facts)
  async function* counted() {
    for await (const chunk of chunks) {
      facts.sum = crc32(chunk, facts.sum)
      facts.size += chunk.length
      yield chunk
    }
  }
  const level = isText ? constants.Z_DEFAULT_COMPRESSION : constants.Z_NO_COMPRESSION
  const deflated = createDeflateRaw({ level })
  const piped = pipeline(Readable.from(counted(), { objectMode: false }), deflated)
  // It fails where it is read, too.
  piped.catch(() => {})
  for await (const chunk of deflated as AsyncIterable<Buffer>) {
    facts.stored += chunk.length
    yield chunk
  }
  if (Math.max(facts.stored, facts.size) > most32) throw new Error(`${name} is too large for a ZIP.`)
  yield Buffer.concat([words(0x08074b50, facts.sum, facts.stored, facts.size)])
  return facts
}

const isStored = 0
const isDeflated = 8
/** Bit 3 of the flags. */
const sizesFollow = 8
const zipVersion = 20
const zip64Version = 45
const most32 = 0xfffffffe
/** Marks a number that is too large for its field, and is in the ZIP64 part. */
const elsewhere = 0xffffffff
/** January 1, 1980, the first day that the format knows: the same files are the same ZIP. */
const firstDay = 0b0000000_0001_00001

function headOf(name: Buffer, facts: Facts): Buffer {
  return Buffer.concat([words(0x04034b50), halves(zipVersion), factsOf(name, facts, 0), name])
}

/** A line of the directory. */
function lineOf(name: Buffer, facts: Facts, start: number): Buffer {
  const isFar = start > most32
  const far = isFar ? Buffer.concat([halves(1, 8), longs(start)]) : Buffer.alloc(0)
  return Buffer.concat([
    words(0x02014b50),
    halves(zipVersion, isFar ? zip64Version : zipVersion),
    factsOf(name, facts, far.length),
    Buffer.alloc(10),
    words(isFar ? elsewhere : start),
    name,
    far,
  ])
}

/**
 * The values that are both before a file and in the directory: compression, checksum, sizes and the length of its name.
 */
function factsOf(name: Buffer, { flags, method, sum, stored, size }: Facts, extra: number): Buffer {
  return Buffer.concat([halves(flags, method, 0, firstDay), words(sum, stored, size), halves(name.length, extra)])
}

/** Where the directory is, once more as ZIP64 where there is no room. */
function ending(directory: readonly Buffer[], start: number): Buffer {
  const count = directory.length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const isFar = count >= 0xffff || start + size > most32
  const far = [
    ...[
      words(0x06064b50),
      longs(44),
      halves(zip64Version, zip64Version),
      words(0, 0),
      longs(count, count, size, start),
    ],
    ...[words(0x07064b50, 0), longs(start + size), words(1)],
  ]
  const shown = isFar ? 0xffff : count
  return Buffer.concat([
    ...(isFar ? far : []),
    ...[words(0x06054b50), halves(0, 0, shown, shown)],
    ...[isFar ? words(elsewhere, elsewhere) : words(size, start), halves(0)],
  ])
}

function halves(...values: number[]): Buffer {
  return written(values, 2, (bytes, value, at) => bytes.writeUInt16LE(value, at))
}

function words(...values: number[]): Buffer {
  return written(values, 4, (bytes, value, at) => bytes.writeUInt32LE(value, at))
}

function longs(...values: number[]): Buffer {
  return written(values, 8, (bytes, value, at) => bytes.writeBigUInt64LE(BigInt(value), at))
}

function written(values: number[], size: number, write: (bytes: Buffer, value: number, at: number) => void): Buffer {
  const bytes = Buffer.alloc(values.length * size)
  values.forEach((value, index) => {
    write(bytes, value, index * size)
  })
  return bytes
}
