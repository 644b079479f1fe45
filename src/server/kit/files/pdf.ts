import { open } from 'node:fs/promises'
import { decodeMemory, withinMemory } from '#server/kit/pictures/images.ts'
import { FileRefusal } from './file-refusal.ts'
import { inOwnProcess } from './own-process.ts'
import type { PdfAnswer, PdfTask } from './pdf-process.ts'

/** How far from the end readers look for the trailer. */
const trailerReach = 2048

/** How far from the beginning readers look for the header; scanners write their own lines before it. */
const headerReach = 1024
const program = new URL('./pdf-process.ts', import.meta.url)

/** Whether readers would take the file for a PDF, which may begin a little later. */
export async function beginsLikePdf(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerReach), 0, headerReach, 0)
    return buffer.toString('latin1', 0, bytesRead).includes('%PDF-')
  } finally {
    await handle.close()
  }
}

/**
 * Refuses a PDF that nobody could open. One whose structure is in order is taken as it is; what scanners write otherwise (bytes
 * around the document, a table elsewhere) is opened as a reader of PDFs would.
 */
export async function requireOpeningPdf(path: string): Promise<void> {
  if (await isWholePdf(path)) return
  const answer = await withinMemory(decodeMemory, () =>
    inOwnProcess<PdfTask, PdfAnswer>(program, { path }, ['--max-old-space-size=128']),
  )
  if (answer !== 'opens') throw new FileRefusal(answer === 'locked' ? 'file_locked' : 'file_unreadable')
}

/** Its header, its end mark, and the cross-reference table where the end says it is; and no password to open it. */
async function isWholePdf(path: string): Promise<boolean> {
  const handle = await open(path)
  const read = async (from: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, from))
    return buffer.toString('latin1', 0, bytesRead)
  }
  try {
    const { size } = await handle.stat()
    const end = await read(size - trailerReach, trailerReach)
    const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*\0*\s*$/.exec(end) ?? []
    return (
      /^%PDF-[12]\.\d/.test(await read(0, 8)) &&
      offset !== undefined &&
      isCrossReference(await read(Number(offset), 64)) &&
      !/\/Encrypt\b/.test(end)
    )
  } finally {
    await handle.close()
  }
}

/** A table of the old kind, or a stream that holds one. */
function isCrossReference(text: string): boolean {
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text)
}
