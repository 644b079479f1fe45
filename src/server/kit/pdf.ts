import { open } from 'node:fs/promises'

/** How far from the end readers look for the trailer. */
const trailerReach = 2048

/** Whether the file is a whole PDF: its header, its end mark, and the cross-reference table where the end says it is. */
export async function isWholePdf(path: string): Promise<boolean> {
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
      isCrossReference(await read(Number(offset), 64))
    )
  } finally {
    await handle.close()
  }
}

/** A table of the old kind, or a stream that holds one. */
function isCrossReference(text: string): boolean {
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text)
}
