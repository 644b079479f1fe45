import { inDeviceStore } from '#kit/web/session/device-store.ts'
import { currentUser } from '#kit/web/session/session.ts'

/** The limit for the files of one draft, in bytes: storage on phones is small. */
const maxBytes = 60 * 1024 * 1024

/** The files of a draft that was not sent yet, in IndexedDB. */
export async function draftFiles(name: string): Promise<File[]> {
  return ((await inFiles('readonly', (files) => files.get(name))) ?? []) as File[]
}

/** Replaces the files of a draft. Above the limit none are stored, and the user chooses them again. */
export async function storeDraftFiles(name: string, files: readonly File[]): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > 0 && size <= maxBytes) await inFiles('readwrite', (stored) => stored.put(files, name))
  else await removeFiles(name)
}

export async function removeFiles(name: string): Promise<void> {
  await inFiles('readwrite', (files) => files.delete(name))
}

async function inFiles<Result>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<Result>) {
  const user = currentUser()
  return user ? inDeviceStore('files', user.id, mode, request) : undefined
}
