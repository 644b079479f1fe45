import { crc32 } from 'node:zlib'

type Entry = { name: string; bytes: Uint8Array }

/**
 * A ZIP of files that are compressed already, made while it is sent: one file after the other, and at the end where each is. Names are
 * ASCII; it holds up to 65,535 files and 4 GB, beyond which the format would be another.
 */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let written = 0
  for await (const { name, bytes } of entries) {
    const file = Buffer.from(name, 'ascii')
    const facts = factsOf(file, bytes)
    const local = Buffer.concat([words(0x04034b50), facts, file])
    // Its place is the last of what the directory says before the name.
    directory.push(
      Buffer.concat([words(0x02014b50), halves(zipVersion), facts, Buffer.alloc(10), words(written), file]),
    )
    written += local.length + bytes.length
    yield local
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  yield* directory
  const count = directory.length
  yield Buffer.concat([words(0x06054b50), halves(0, 0, count, count), words(size, written), halves(0)])
}

const zipVersion = 20
/** January 1, 1980, the first day that the format knows: the same files are the same ZIP. */
const firstDay = 0b0000000_0001_00001

/** What stands both before a file and in the directory: how it is stored, its check sum, its sizes and how long its name is. */
function factsOf(name: Buffer, bytes: Uint8Array): Buffer {
  const { length } = bytes
  return Buffer.concat([
    halves(zipVersion, 0, 0, 0, firstDay),
    words(crc32(bytes), length, length),
    halves(name.length, 0),
  ])
}

function halves(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    bytes.writeUInt16LE(value, index * 2)
  })
  return bytes
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4)
  })
  return bytes
}
