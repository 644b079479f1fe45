import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** The storage for files in a folder of a file system. */

/** A folder, on any file system. */
export function diskStorage(root: string): Storage {
  const pathOf = (name: string) => join(root, name)
  return {
    place: root,
    async put(name, { path }) {
      const target = pathOf(name)
      await mkdir(dirname(target), { recursive: true })
      await flush(path)
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        await copyOver(path, target, join(root, incoming))
      })
    },
    async create(name, text) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      try {
        await writeFile(pathOf(name), text, { flag: 'wx', flush: true, mode: 0o600 })
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      }
    },
    async open(name, range) {
      const facts = await stat(pathOf(name)).catch(nullWhenMissing)
      if (!facts) return null
      const bytes = range ? range.end - range.start + 1 : facts.size
      return { stream: createReadStream(pathOf(name), range), bytes }
    },
    size: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing))?.size ?? null,
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true })
      await rename(pathOf(from), pathOf(to)).catch(nullWhenMissing)
      await removeEmpty(dirname(pathOf(from)))
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
      await removeEmpty(dirname(pathOf(name)))
    },
    async *list(folder) {
      for await (const name of namesIn(root, folder)) {
        const facts = await stat(pathOf(name)).catch(nullWhenMissing)
        if (facts) yield { name, changedAt: facts.mtime }
      }
    },
  }
}

/** What is being copied from another file system; a portal that was killed may leave something here. */
const incoming = 'incoming'

/** A file system of its own (a mount) can be renamed into only from itself. */
async function copyOver(path: string, target: string, folder: string): Promise<void> {
  const copy = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await copyFile(path, copy)
    await flush(copy)
    await rename(copy, target)
  } finally {
    await rm(copy, { force: true })
  }
}

/** The committed row survives a power cut, so the bytes of its file must too (fsync). */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}

async function* namesIn(root: string, folder: string): AsyncIterable<string> {
  const entries = await opendir(join(root, folder)).catch(nullWhenMissing)
  if (!entries) return
  for await (const entry of entries) {
    const name = `${folder}${entry.name}`
    if (!entry.isDirectory()) yield name
    else if (name !== incoming) yield* namesIn(root, `${name}/`)
  }
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code as string)) throw error
  })
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
