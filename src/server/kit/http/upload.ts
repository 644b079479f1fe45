import { randomUUID } from 'node:crypto'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage } from '#server/kit/files/storage.ts'

/** The staged files of one request, before they are stored. */
export type Upload = {
  /** A new path in the request's temporary folder. */
  newPath(): string
  folder: string
  moveInto(key: string, variants: { path: string; name: string }[]): Promise<void>
  /** Removes the temporary folder and, without a commit, the stored files. */
  settle(outcome: { committed: boolean }): Promise<void>
}

const folderOf = (dataDir: string) => join(dataDir, 'tmp')

export async function beginUpload(dataDir: string): Promise<Upload> {
  const storage = diskStorage(dataDir)
  const folder = join(folderOf(dataDir), randomUUID())
  const placed: string[] = []
  await mkdir(folder, { recursive: true })
  return {
    folder,
    newPath: () => join(folder, randomUUID()),
    async moveInto(key, variants) {
      placed.push(key)
      for (const { path, name } of variants) await storage.put(path, key, name)
    },
    async settle({ committed }) {
      // A file that cannot be removed now is left to `sweepUploads` or `sweepFiles`, and does not fail the request.
      const removals = committed ? [] : placed.splice(0).map((key) => storage.remove(key))
      await Promise.allSettled([...removals, rm(folder, { recursive: true, force: true })])
    },
  }
}

/** Removes the temporary folders that a killed portal left. */
export async function sweepUploads(dataDir: string, before: Date): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true })
  for await (const { name } of await opendir(folderOf(dataDir))) {
    const folder = join(folderOf(dataDir), name)
    const { mtime } = await stat(folder)
    if (mtime < before) await rm(folder, { recursive: true, force: true })
  }
}
