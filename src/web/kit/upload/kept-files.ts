import { filesOf } from '#web/kit/session/device-storage.ts'
import { currentUser } from '#web/kit/session/session.ts'

/** Of one draft, in bytes; a telephone has no room for more. */
const maxKept = 60 * 1024 * 1024
const shelf = 'files'

/** Files that the reader chose and nobody has yet, kept in the browser's own database beside the drafts of their words. */
export async function keptFiles(name: string): Promise<File[]> {
  return ((await onShelf('readonly', (files) => files.get(name))) ?? []) as File[]
}

/** Keeps them instead of those kept under this name before. Too many are not kept: then they are chosen anew. */
export async function keepFiles(name: string, files: readonly File[]): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > 0 && size <= maxKept) await onShelf('readwrite', (kept) => kept.put(files, name))
  else await removeFiles(name)
}

export async function removeFiles(name: string): Promise<void> {
  await onShelf('readwrite', (files) => files.delete(name))
}

/** Opened for each use, so that signing out can delete it. A browser may forbid it, or be full: then nothing is kept. */
function onShelf<Result>(mode: IDBTransactionMode, use: (files: IDBObjectStore) => IDBRequest<Result>) {
  return new Promise<Result | undefined>((resolve) => {
    const user = currentUser()
    if (!user || !globalThis.indexedDB) return resolve(undefined)
    const opening = indexedDB.open(filesOf(user.id), 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(shelf)
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(shelf, mode)
      const request = use(transaction.objectStore(shelf))
      const end = () => {
        database.close()
        resolve(request.error ? undefined : request.result)
      }
      transaction.oncomplete = end
      transaction.onabort = end
    }
  }).catch(() => undefined)
}
