import { randomUUID } from 'node:crypto'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '#kit/server/files/storage.ts'
import { putFile, removeFile } from '#kit/server/files/stored-files.ts'
import { sumOf } from '#kit/server/files/sums.ts'

/** The staged files of one request, before they are stored. */
export type Upload = {
  /** A new path in the request's temporary folder. */
  newPath(): string
  folder: string
  /** Returns the SHA-256 of each variant, by its name. */
  moveInto(key: string, variants: { path: string; name: string }[]): Promise<Record<string, string>>
  /** Removes the temporary folder and, without a commit, the stored files. */
  settle(outcome: { committed: boolean }): Promise<void>
}

/** Where uploads come in, and where they go. */
export type UploadPlaces = { dataDir: string; storage: Storage }

const folderOf = (dataDir: string) => join(dataDir, 'tmp')

export async function beginUpload({ dataDir, storage }: UploadPlaces): Promise<Upload> {
  const folder = join(folderOf(dataDir), randomUUID())
  const placed: string[] = []
  await mkdir(folder, { recursive: true })
  return {
    folder,
    newPath: () => join(folder, randomUUID()),
    async moveInto(key, variants) {
      placed.push(key)
      const files = await Promise.all(variants.map(measured))
      await putFile(storage, key, files)
      return Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]))
    },
    async settle({ committed }) {
      // A file that cannot be removed now is left to `sweepUploads` or `sweepFiles`, and does not fail the request.
      const removals = committed ? [] : placed.splice(0).map((key) => removeFile(storage, key))
      await Promise.allSettled([...removals, rm(folder, { recursive: true, force: true })])
    },
  }
}

async function measured<File extends { path: string }>(file: File) {
  const [{ size: bytes }, sha256] = await Promise.all([stat(file.path), sumOf(file.path)])
  return { ...file, bytes, sha256 }
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
