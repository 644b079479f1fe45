import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { mark } from '#kit/server/files/installation.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { sumOfStream } from '#kit/server/files/sums.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { nameIn, nameOfFile, textIn } from './backup-target.ts'
import type { FileEntry } from './copy-files.ts'
import { damaged, type Manifest, partsOf } from './manifest.ts'
import { linesOf } from './parts.ts'
import { sideBySide } from './side-by-side.ts'

/** Checks the files of a backup, and restores them into a storage. */

/** What a restored portal's storage has to have. */
export async function filesOf(target: Storage, manifest: Manifest): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  for await (const line of linesOf(target, manifest.name, manifest.files)) entries.push(JSON.parse(line))
  return entries
}

/** Compares every byte of a backup with the sums that were written down, and refuses the first that is not as it was. */
export async function checkBytes(target: Storage, manifest: Manifest, files: readonly FileEntry[]): Promise<void> {
  const parts = partsOf(manifest).map(({ name, sha256 }) => ({ name: nameIn(manifest.name, name), sha256 }))
  await checkSums(target, [...parts, ...stored(files)])
}

export async function checkSums(target: Storage, all: Iterable<{ name: string; sha256: string }>): Promise<void> {
  await sideBySide(all, async ({ name, sha256 }) => {
    const found = await target.open(name)
    if (!found || (await sumOfStream(found.stream)).sha256 !== sha256) throw damaged(target, name)
  })
}

/** As they lie in the target: each once. */
export function stored(files: readonly FileEntry[]): { name: string; sha256: string }[] {
  return [...new Set(files.map(({ sha256 }) => sha256))].map((sha256) => ({ name: nameOfFile(sha256), sha256 }))
}

/**
 * Whether files may be restored into a storage: one that is empty but for the files of an interrupted restore, or, with
 * the operator's `keeps`, the storage of this very academy, from which nothing is deleted.
 */
export async function requireFree(
  storage: Storage,
  { installation }: Manifest,
  files: readonly FileEntry[],
  { keeps }: { keeps: boolean },
): Promise<void> {
  const marked = await textIn(storage, mark)
  if (marked !== null && marked !== installation)
    throw new StartError(`The files in ${storage.place} belong to another database: give an empty FILES_URL.`)
  if (marked !== null && keeps) return
  const names = new Set(files.map(({ name }) => name))
  for await (const { name } of storage.list(''))
    if (!names.has(name))
      throw new StartError(
        `There are files in ${storage.place} already (${name}), so nothing was restored: give an empty FILES_URL.`,
        'If they are this academy’s and no portal uses them any more, add --keep-files: what is there stays, and what is missing is added.',
      )
}

/** Adds what a storage lacks, and what it has with other bytes than it should. Answers how many. */
export async function restoreFiles(
  target: Storage,
  storage: Storage,
  files: readonly FileEntry[],
  folder: string,
): Promise<number> {
  let restored = 0
  await sideBySide(files, async ({ name, sha256 }, worker) => {
    const present = await storage.open(name)
    if (present && (await sumOfStream(present.stream)).sha256 === sha256) return
    const path = join(folder, `file-${worker}`)
    const source = await target.open(nameOfFile(sha256))
    const read = source && (await sumOfStream(source.stream, createWriteStream(path, { mode: 0o600 })))
    if (read?.sha256 !== sha256) throw damaged(target, nameOfFile(sha256))
    await storage.put(name, { path, ...read })
    restored += 1
  })
  return restored
}
