import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { decodeMemory, withinMemory } from '#kit/server/pictures/images.ts'
import { runInChildProcess } from '#kit/server/processes/child-process.ts'
import { FileRefusal } from './file-refusal.ts'
import type { PdfResponse, PdfTask } from './pdf-process.ts'

/** Checks that an uploaded file is a readable PDF. */

/** PDF readers search this many bytes at the end for the trailer. */
const trailerBytes = 2048

/** PDF readers search this many bytes at the beginning for the header: scanners write lines of their own before it. */
const headerBytes = 1024
/** What the trailer of an encrypted PDF has; what merely contains it is opened, too, and found to be readable. */
const encryption = '/Encrypt'
const program = new URL('./pdf-process.ts', import.meta.url)

/** Looks for the magic bytes where PDF readers do, not only at offset 0. */
export async function hasPdfSignature(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return buffer.toString('latin1', 0, bytesRead).includes('%PDF-')
  } finally {
    await handle.close()
  }
}

/**
 * Refuses a PDF that cannot be opened. A well-formed one is accepted at once; a deviating one (scanners add bytes around the
 * document, or misplace the cross-reference table) is rendered by a PDF reader.
 */
export async function requireReadablePdf(path: string): Promise<void> {
  if (await isWellFormed(path)) return
  const answer = await withinMemory(decodeMemory, () =>
    runInChildProcess<PdfTask, PdfResponse>(program, { path }, ['--max-old-space-size=128']),
  )
  if (answer !== 'readable') throw new FileRefusal(answer === 'encrypted' ? 'file_locked' : 'file_unreadable')
}

/** It has a header, an end-of-file marker, a cross-reference table where `startxref` points, and no encryption. */
async function isWellFormed(path: string): Promise<boolean> {
  const handle = await open(path)
  const read = async (from: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, from))
    return buffer.toString('latin1', 0, bytesRead)
  }
  try {
    const { size } = await handle.stat()
    const trailer = await read(size - trailerBytes, trailerBytes)
    const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*\0*\s*$/.exec(trailer) ?? []
    return (
      /^%PDF-[12]\.\d/.test(await read(0, 8)) &&
      offset !== undefined &&
      isCrossReference(await read(Number(offset), 64)) &&
      !(await isEncrypted(path))
    )
  } finally {
    await handle.close()
  }
}

/** The entry may be anywhere: a PDF for the web has its trailer near its beginning, and a long cross-reference stream begins far from the end. */
async function isEncrypted(path: string): Promise<boolean> {
  let before = ''
  for await (const chunk of createReadStream(path, 'latin1')) {
    const text = `${before}${chunk}`
    if (text.includes(encryption)) return true
    before = text.slice(-encryption.length)
  }
  return false
}

/** A cross-reference table, or (since PDF 1.5) a cross-reference stream. */
function isCrossReference(text: string): boolean {
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text)
}
