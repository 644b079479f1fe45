import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { maxMegabytes, ruleOf } from '#kit/contract/values/files.ts'
import { FileRefusal } from '#kit/server/files/file-refusal.ts'
import { filesInZip, UnreadableZip, type ZippedFile, type ZippedProblem } from '#kit/server/http/files/zip-reader.ts'

/* Reads through the ZIP that comes with a file of artists: what is in it, and the checksum and kind of each file. */

export type ArchiveFile = {
  /** Which one it is in the ZIP. */
  place: number
  paths: string[]
  bytes: number
  changed_on: string
  mime: string | null
  sha256: string | null
  problem: ZippedProblem | 'EMPTY' | 'LARGE' | 'DAMAGED' | null
}

const mostArchiveFiles = 5000
/** Unpacked. Photographs hardly shrink in a ZIP: what grows to more is none of them. */
const mostUnpackedBytes = 8 * 1024 ** 3
/** Pictures of works and documents may be as large as each other. */
const mostFileBytes = ruleOf('portfolio').maxBytes
export const mostFileMegabytes = maxMegabytes('portfolio')

/** Throws a FileRefusal where it cannot be read, or is no archive of documents and pictures. */
export async function readArchive(path: string, now: Date): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  let unpacked = 0
  try {
    for await (const zipped of filesInZip(path)) {
      unpacked += zipped.bytes
      if (files.length === mostArchiveFiles) throw new FileRefusal('import_zip_many', { most: mostArchiveFiles })
      if (unpacked > mostUnpackedBytes)
        throw new FileRefusal('import_zip_large', { max_gb: mostUnpackedBytes / 1024 ** 3 })
      files.push({ place: files.length, ...(await factsOf(zipped, now)) })
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? new FileRefusal('import_zip_damaged') : error
  }
  if (files.length === 0) throw new FileRefusal('import_zip_empty')
  return files
}

async function factsOf(zipped: ZippedFile, now: Date): Promise<Omit<ArchiveFile, 'place'>> {
  const { paths, bytes, changedAt, problem } = zipped
  const facts = { paths, bytes, changed_on: dayOf(changedAt, now), mime: null, sha256: null }
  if (problem) return { ...facts, problem }
  if (bytes === 0) return { ...facts, problem: 'EMPTY' }
  if (bytes > mostFileBytes) return { ...facts, problem: 'LARGE' }
  const content = await contentOf(zipped)
  return content ? { ...facts, ...content, problem: null } : { ...facts, problem: 'DAMAGED' }
}

/** Enough of a file to detect its kind. */
const beginning = 4100

/** Null where it is damaged. */
async function contentOf(zipped: ZippedFile): Promise<{ mime: string | null; sha256: string } | null> {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of (await zipped.open()) as AsyncIterable<Buffer>) {
      if (read < beginning) head.push(chunk)
      read += chunk.length
      hash.update(chunk)
    }
  } catch {
    return null
  }
  const first = Buffer.concat(head).subarray(0, beginning)
  const detected = await fileTypeFromBuffer(first)
  // Some programs write something before a PDF.
  const mime = detected?.mime ?? (first.includes('%PDF-') ? 'application/pdf' : null)
  return { mime, sha256: hash.digest('hex') }
}

/** ZIPs of programs that know no time have 1980, and a camera whose clock is wrong a day to come. */
function dayOf(changedAt: Date, now: Date): string {
  const isKnown = changedAt.getTime() > Date.UTC(1981) && changedAt < now
  return academyDay(isKnown ? changedAt : now)
}
