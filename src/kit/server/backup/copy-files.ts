import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { variantsOf } from '#kit/server/files/files.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { nameOf, namesInTrash } from '#kit/server/files/stored-files.ts'
import { sumOfStream } from '#kit/server/files/sums.ts'
import { nameOfFile } from './backup-target.ts'
import { sideBySide } from './side-by-side.ts'
import type { NamedFile } from './snapshot.ts'

/** A stored file of a backup: its name in the portal's storage, and the SHA-256 by which the target has it. */
export type FileEntry = { name: string; sha256: string }

/** `folder` is for what is on its way. */
type Places = { storage: Storage; target: Storage; folder: string; signal?: AbortSignal | undefined }

/** Where a file is to be read; `sum` is undefined where nobody knows it yet. */
type Wanted = { name: string; sum: string | undefined; at: string }

export type CopiedFiles = { entries: FileEntry[]; copied: number; lost: string[] }

/**
 * Copies the files that a snapshot names into the target, but for those whose sum it has, and what outlives a backup. Files that were
 * missing or damaged already are named in `lost`; they do not keep the rest from being saved.
 */
export async function copyFiles(files: readonly NamedFile[], places: Places): Promise<CopiedFiles> {
  const { storage, target } = places
  const present = await sumsIn(target)
  const copied: CopiedFiles = { entries: [], copied: 0, lost: [] }
  const missing = await copyAll(wantedFiles(files), present, places, copied)
  // Thrown away after the snapshot: it stays in the trash for weeks.
  const trash = missing.length > 0 ? await namesInTrash(storage) : new Map<string, string>()
  const thrown = missing.map((wanted) => ({ ...wanted, at: trash.get(wanted.name) ?? wanted.name }))
  const remembered: Wanted[] = []
  // What people withdrew, and who was erased.
  for (const folder of ['withdrawals/', 'erasures/'])
    for await (const { name } of storage.list(folder)) remembered.push(asWanted(name))
  for (const { name } of await copyAll([...thrown, ...remembered], present, places, copied)) copied.lost.push(name)
  copied.entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  return copied
}

/** Answers those that are not where they were looked for. */
async function copyAll(
  all: Iterable<Wanted>,
  present: Set<string>,
  { storage, target, folder, signal }: Places,
  into: CopiedFiles,
): Promise<Wanted[]> {
  const missing: Wanted[] = []
  await sideBySide(
    all,
    async (wanted, worker) => {
      const { name, sum, at } = wanted
      if (sum && present.has(sum)) {
        into.entries.push({ name, sha256: sum })
        return
      }
      const source = await storage.open(at)
      if (!source) {
        missing.push(wanted)
        return
      }
      const path = join(folder, `file-${worker}`)
      const read = await sumOfStream(source.stream, createWriteStream(path, { mode: 0o600 }))
      if (sum && read.sha256 !== sum) {
        into.lost.push(name)
        return
      }
      if (!present.has(read.sha256)) {
        await target.put(nameOfFile(read.sha256), { path, ...read })
        present.add(read.sha256)
        into.copied += 1
      }
      into.entries.push({ name, sha256: read.sha256 })
    },
    signal,
  )
  return missing
}

function* wantedFiles(files: readonly NamedFile[]): Iterable<Wanted> {
  for (const file of files)
    for (const variant of variantsOf(file)) {
      const name = nameOf(file.storage_key, variant)
      yield { name, sum: file.sums[variant] || undefined, at: name }
    }
}

function asWanted(name: string): Wanted {
  return { name, sum: undefined, at: name }
}

async function sumsIn(target: Storage): Promise<Set<string>> {
  const names = await Array.fromAsync(target.list('files/'), ({ name }) => name.split('/').at(-1) as string)
  return new Set(names)
}
