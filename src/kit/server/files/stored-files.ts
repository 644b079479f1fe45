import type { LocalFile, Storage } from './storage.ts'

/*
 * How files lie in a storage: `ab/abcd…/large`, by their key and variant, in 256 folders so that none grows too long to list. What is
 * thrown away is in `trash/2026-11-25/ab/abcd…/large`, by the day (UTC) on which it went there.
 */

export function nameOf(key: string, variant: string): string {
  return `${key.slice(0, 2)}/${key}/${variant}`
}

const stored = /^[0-9a-f]{2}\/([0-9a-f-]{36})\/([^/]+)$/
const thrownAway = /^trash\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{2}\/([0-9a-f-]{36})\/[^/]+)$/

export type StoredFile = { key: string; names: string[]; changedAt: Date }

/** All files, but for the trash; the variants of each lie side by side. */
export async function* storedFiles(storage: Storage): AsyncIterable<StoredFile> {
  let file: StoredFile = { key: '', names: [], changedAt: new Date(0) }
  for await (const { name, changedAt } of storage.list('')) {
    const [, key] = stored.exec(name) ?? []
    if (!key) continue
    if (file.key !== key) {
      if (file.key) yield file
      file = { key, names: [], changedAt }
    }
    file.names.push(name)
    if (changedAt > file.changedAt) file.changedAt = changedAt
  }
  if (file.key) yield file
}

/** Where one is written down already, nothing happens: files are never written over. */
export async function putFile(
  storage: Storage,
  key: string,
  variants: (LocalFile & { name: string })[],
): Promise<void> {
  for (const { name, ...file } of variants) await storage.put(nameOf(key, name), file)
}

/** For good, without the trash: of what nothing ever referred to. */
export async function removeFile(storage: Storage, key: string): Promise<void> {
  for await (const { name } of storage.list(`${key.slice(0, 2)}/${key}/`)) await storage.remove(name)
}

export async function throwAway(storage: Storage, { names }: StoredFile, now: Date): Promise<void> {
  for (const name of names) await storage.move(name, `trash/${trashDay(now)}/${name}`)
}

/** Puts back what is in the trash although a row refers to it, as after a newer backup was restored. Returns how many files. */
export async function takeOutOfTrash(storage: Storage, known: ReadonlySet<string>): Promise<number> {
  const keys = new Set<string>()
  for await (const { name } of storage.list('trash/')) {
    const [, , original, key] = thrownAway.exec(name) ?? []
    if (!original || !key || !known.has(key)) continue
    await storage.move(name, original)
    keys.add(key)
  }
  return keys.size
}

/** Where in the trash files are, by the names that they had. */
export async function namesInTrash(storage: Storage): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for await (const { name } of storage.list('trash/')) {
    const [, , original] = thrownAway.exec(name) ?? []
    if (original) names.set(original, name)
  }
  return names
}

/** Returns how many files were deleted. */
export async function emptyTrash(storage: Storage, before: Date): Promise<number> {
  const keys = new Set<string>()
  for await (const { name } of storage.list('trash/')) {
    const [, day = '', , key] = thrownAway.exec(name) ?? []
    if (!key || day >= trashDay(before)) continue
    await storage.remove(name)
    keys.add(key)
  }
  return keys.size
}

/** The name of the folder for what is discarded on that day (UTC). */
export function trashDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
