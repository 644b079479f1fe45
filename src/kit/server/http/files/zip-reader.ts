import { constants } from 'node:fs'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { visibleName } from '#kit/contract/texts/invisible.ts'

/*
 * Reads ZIP archives as people send them, one file at a time: by Windows, with names of its code page and backslashes; by macOS, with its own
 * metadata next to each. Nothing is ever written by a name of the archive.
 */

/** Why a file in an archive cannot be read. */
export type ZippedProblem = 'PATH' | 'ENCRYPTED' | 'METHOD'

export type ZippedFile = {
  /** With slashes. An archive need not declare how its names are encoded: then there are several candidates, the likeliest first. */
  paths: [string, ...string[]]
  /** In bytes, as the archive declares; reading fails where the file is longer. */
  bytes: number
  /** When it was changed last. */
  changedAt: Date
  problem: ZippedProblem | null
  /** Fails where it is damaged. */
  open: () => Promise<Readable>
}

/** The archive is damaged, cut off, or none. */
export class UnreadableZip extends Error {}

/** Iterates over the files of an archive, without folders and what systems add for themselves. */
export async function* filesInZip(path: string): AsyncGenerator<ZippedFile, void> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(fail)
  try {
    const entries = zip.eachEntry()
    for (;;) {
      const { done, value: entry } = await entries.next().catch(fail)
      if (done) return
      const file = fileOf(zip, entry)
      if (file) yield file
    }
  } finally {
    zip.close()
  }
}

function fail(error: Error): never {
  throw new UnreadableZip(error.message)
}

function fileOf(zip: ZipFile, entry: Entry): ZippedFile | null {
  const paths = pathsOf(entry).map(cleaned)
  const [first = ''] = paths
  if (first === '' || pathsOf(entry)[0]?.endsWith('/') || isOfSystem(first)) return null
  return {
    paths: [first, ...paths.slice(1)],
    bytes: entry.uncompressedSize,
    changedAt: entry.getLastModDate(),
    problem: problemOf(entry, first),
    open: async () => {
      const content = await zip.openReadStreamPromise(entry).catch(fail)
      return Readable.from(compared(content, entry.crc32), { objectMode: false })
    },
  }
}

function problemOf(entry: Entry, path: string): ZippedProblem | null {
  const kind = entry.versionMadeBy >> 8 === madeByUnix ? (entry.externalFileAttributes >>> 16) & constants.S_IFMT : 0
  if (path.split('/').includes('..') || (kind !== 0 && kind !== constants.S_IFREG)) return 'PATH'
  if (entry.isEncrypted()) return 'ENCRYPTED'
  return entry.canDecodeFileData() ? null : 'METHOD'
}

const madeByUnix = 3

/** Its sizes are held by the library, and its checksum here. */
async function* compared(content: Readable, sum: number): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    read = crc32(chunk, read)
    yield chunk
  }
  if (read !== sum) throw new UnreadableZip('The checksum of a file is wrong.')
}

/** Bit 11 of the flags: the name is in UTF-8. */
const isMarked = 0x800
/** An extra field with the name in UTF-8, which older programs write instead. */
const unicodePath = 0x7075

/**
 * Without a mark the name is of code page 437 by the standard. macOS writes UTF-8 all the same, and a Polish Windows writes its own
 * code page 852.
 */
function pathsOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string[] {
  const byStandard = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replaceAll('\\', '/')
  const isKnown = generalPurposeBitFlag & isMarked || extraFields.some(({ id }) => id === unicodePath)
  if (isKnown || fileNameRaw.every((byte) => byte < 0x80)) return [byStandard]
  const unicode = inUnicode(fileNameRaw)
  if (unicode !== null) return [unicode]
  const polish = inPolish(fileNameRaw)
  return polish === null ? [byStandard] : [polish, byStandard]
}

function inUnicode(name: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name)
  } catch {
    return null
  }
}

const polishLetters: Record<number, string> = {
  ...{ 164: 'Ą', 165: 'ą', 143: 'Ć', 134: 'ć', 168: 'Ę', 169: 'ę', 157: 'Ł', 136: 'ł', 227: 'Ń' },
  ...{ 228: 'ń', 224: 'Ó', 162: 'ó', 151: 'Ś', 152: 'ś', 141: 'Ź', 171: 'ź', 189: 'Ż', 190: 'ż' },
}

/** Of code page 852, where all letters beyond ASCII are Polish ones; null where another is among them. */
function inPolish(name: Buffer): string | null {
  const letters = Array.from(name, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : polishLetters[byte]))
  return letters.every((letter) => letter !== undefined) ? letters.join('').replaceAll('\\', '/') : null
}

/** Without drive, beginning and what cannot be shown. */
function cleaned(path: string): string {
  const parts = visibleName(path.toWellFormed())
    .normalize('NFC')
    .replace(/^[a-z]:/i, '')
    .split('/')
  return parts.filter((part) => part !== '' && part !== '.').join('/')
}

/** What macOS and Windows add to the files. */
function isOfSystem(path: string): boolean {
  const parts = path.split('/')
  const name = parts.at(-1)?.toLowerCase() ?? ''
  return parts.includes('__MACOSX') || name.startsWith('._') || ['.ds_store', 'thumbs.db', 'desktop.ini'].includes(name)
}
