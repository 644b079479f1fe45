import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A bit of every stored file is another one, as on a failing disk, until the test ends. */
export async function damageFiles(folder: string) {
  await flipBits(folder)
  onTestFinished(() => flipBits(folder))
  return {}
}

async function flipBits(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === 'installation') continue
    const file = await open(join(entry.parentPath, entry.name), 'r+')
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, 0)
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, 0)
    await file.close()
  }
}
