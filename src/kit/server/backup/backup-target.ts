import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { storageAt } from '#kit/server/files/open-storage.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { StartError } from '#kit/server/start/start-error.ts'

/** The target of backups, a folder or an S3-compatible bucket: its layout, and the list of its backups. */

/*
 * How backups lie in their target, a folder or a bucket:
 *
 *   backups/{name}/…           its parts, `manifest.json`, and `SHA256SUMS`, which is written last: without it there is no backup
 *   backups/{name}/verified    when it was restored to see whether it can be
 *   files/ab/abcd…             each stored file once, by its SHA-256, however many backups have it
 *   installation               whose backups these are
 */

/** By what an operator typed: a folder, or the address of a storage. */
export function targetAt(address: string): Storage {
  return storageAt(/^(file|s3(\+http)?):/.test(address) ? address : pathToFileURL(resolve(address)).href)
}

export const sums = 'SHA256SUMS'
export const manifestName = 'manifest.json'

export function nameIn(backup: string, part: string): string {
  return `backups/${backup}/${part}`
}

export function nameOfFile(sha256: string): string {
  return `files/${sha256.slice(0, 2)}/${sha256}`
}

/** A target has the backups of one academy: what none of these needs any more is removed from it. */
export async function claimTarget(target: Storage, storage: Storage, installation: string): Promise<void> {
  if (folderOf(target).startsWith(folderOf(storage)))
    throw new StartError(`The backup would be among the stored files, in ${storage.place}: choose another folder.`)
  await target.create('installation', installation)
  const marked = await textIn(target, 'installation')
  if (marked !== installation)
    throw new StartError(`${target.place} has the backups of another academy: choose another folder.`)
}

function folderOf({ place }: Storage): string {
  return place.endsWith('/') ? place : `${place}/`
}

export type ListedBackup = { name: string; names: string[]; isWhole: boolean; isVerified: boolean; changedAt: Date }

/** Those in a target, the oldest first, with those that were broken off. */
export async function listBackups(target: Storage): Promise<ListedBackup[]> {
  const found = new Map<string, ListedBackup>()
  for await (const { name: path, changedAt } of target.list('backups/')) {
    const [, name = '', part] = path.split('/')
    const backup = found.get(name) ?? { name, names: [], isWhole: false, isVerified: false, changedAt }
    found.set(name, backup)
    backup.names.push(path)
    if (part === sums) backup.isWhole = true
    if (part === 'verified') backup.isVerified = true
    if (changedAt > backup.changedAt) backup.changedAt = changedAt
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** When it was made, by its name. */
export function madeAt({ name }: Pick<ListedBackup, 'name'>): Date {
  return new Date(name.slice(0, 19).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3Z'))
}

export async function textIn(target: Storage, name: string): Promise<string | null> {
  const stored = await target.open(name)
  return stored && text(stored.stream)
}
