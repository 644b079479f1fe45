import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Stores the bytes of files: each file has a key, and under it one or more variants. */
export type Storage = {
  /** Moves a complete file in, atomically. */
  put(path: string, key: string, variant: string): Promise<void>
  /** Null if it does not exist. */
  open(key: string, variant: string): Promise<{ stream: Readable; bytes: number } | null>
  /** Removes a file with all its variants. Idempotent. */
  remove(key: string): Promise<void>
  /** All keys, each with its modification time. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>
  /** The id of the database whose files these are; null if nobody has claimed them yet. */
  installation(): Promise<string | null>
  /** Whoever claims first holds it. */
  claim(installation: string): Promise<void>
}

export const newStorageKey = randomUUID

/** `files/ab/abcd…/large` in the data folder: 256 folders, so that none grows too long to list. */
export function diskStorage(dataDir: string): Storage {
  const root = join(dataDir, 'files')
  const folderOf = (key: string) => join(root, key.slice(0, 2), key)
  const mark = join(root, 'installation')
  return {
    async put(path, key, variant) {
      const target = join(folderOf(key), variant)
      await mkdir(dirname(target), { recursive: true })
      await flush(path)
      await rename(path, target)
    },
    async open(key, variant) {
      const path = join(folderOf(key), variant)
      const facts = await stat(path).catch(nullWhenMissing)
      return facts && { stream: createReadStream(path), bytes: facts.size }
    },
    remove: (key) => rm(folderOf(key), { recursive: true, force: true }),
    async *list() {
      for await (const prefix of entriesOf(root)) {
        if (!/^[0-9a-f]{2}$/.test(prefix)) continue
        for await (const key of entriesOf(join(root, prefix))) {
          const facts = await stat(folderOf(key)).catch(nullWhenMissing)
          if (facts) yield { key, changedAt: facts.mtime }
        }
      }
    },
    installation: () => readFile(mark, 'utf8').catch(nullWhenMissing),
    async claim(installation) {
      await mkdir(root, { recursive: true })
      await writeFile(mark, installation, { flag: 'wx', flush: true }).catch(ignoreWhenThere)
    },
  }
}

/** The committed row survives a power cut, so the bytes of its file must too (fsync). */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

async function* entriesOf(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch(nullWhenMissing)
  if (entries) for await (const entry of entries) yield entry.name
}

function ignoreWhenThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
