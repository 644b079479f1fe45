import { filesOf } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'

/** The limit for the files of one draft, in bytes: storage on phones is small. */
const maxBytes = 60 * 1024 * 1024
const storeName = 'files'

/** The files of a draft that was not sent yet, in IndexedDB. */
export async function draftFiles(name: string): Promise<File[]> {
  return ((await inTransaction('readonly', (files) => files.get(name))) ?? []) as File[]
}

/** Replaces the files of a draft. Above the limit none are stored, and the user chooses them again. */
export async function storeDraftFiles(name: string, files: readonly File[]): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > 0 && size <= maxBytes) await inTransaction('readwrite', (stored) => stored.put(files, name))
  else await removeFiles(name)
}

export async function removeFiles(name: string): Promise<void> {
  await inTransaction('readwrite', (files) => files.delete(name))
}

/** Opens the database for each transaction, so that signing out can delete it. If the browser blocks it or it is full, nothing is stored. */
function inTransaction<Result>(mode: IDBTransactionMode, use: (files: IDBObjectStore) => IDBRequest<Result>) {
  return new Promise<Result | undefined>((resolve) => {
    const user = currentUser()
    if (!user || !globalThis.indexedDB) return resolve(undefined)
    const opening = indexedDB.open(filesOf(user.id), 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(storeName, mode)
      const request = use(transaction.objectStore(storeName))
      const end = () => {
        database.close()
        resolve(request.error ? undefined : request.result)
      }
      transaction.oncomplete = end
      transaction.onabort = end
    }
  }).catch(() => undefined)
}
