import { join } from 'node:path'
import type { Config } from '#kit/server/start/config.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { whileMoving } from './while-moving.ts'

/** Opens the storage for files that the settings name: a folder or an S3-compatible bucket. */

/**
 * By the settings: the storage of files, and the former one with the files that `npm run move-files` has not copied
 * yet.
 */
export function openStorage({
  dataDir,
  filesUrl,
  filesFromUrl,
}: Pick<Config, 'dataDir' | 'filesUrl' | 'filesFromUrl'>): Storage {
  const storage = storageAt(filesUrl ?? inDataFolder(dataDir))
  if (filesFromUrl === null) return storage
  return whileMoving(storageAt(filesFromUrl), storage)
}

export function storageAt(url: string): Storage {
  const { protocol, pathname } = new URL(url)
  return protocol === 'file:' ? diskStorage(decodeURIComponent(pathname)) : s3Storage(url)
}

function inDataFolder(dataDir: string): string {
  return `file://${encodeURI(join(dataDir, 'files'))}`
}
