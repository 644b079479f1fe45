import { databaseOf, type StoreName } from './device-storage.ts'
import { currentUser } from './session.ts'

/**
 * Makes one request to a store of the signed-in user on this device. Undefined where the browser blocks it, it is full, or they
 * have signed out meanwhile: what is deleted then stays deleted. For that its database is opened for each request.
 */
export function inDeviceStore<Result>(
  name: StoreName,
  user: number,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const isSignedIn = () => currentUser()?.id === user
  return new Promise<Result | undefined>((resolve) => {
    if (!isSignedIn() || !globalThis.indexedDB) return resolve(undefined)
    const opening = indexedDB.open(databaseOf(name, user), 1)
    opening.onupgradeneeded = () => {
      if (isSignedIn()) opening.result.createObjectStore(name)
      else opening.transaction?.abort()
    }
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => database.close()
      if (!isSignedIn()) {
        database.close()
        return resolve(undefined)
      }
      const transaction = database.transaction(name, mode)
      const requested = request(transaction.objectStore(name))
      const end = () => {
        database.close()
        resolve(requested.error ? undefined : requested.result)
      }
      transaction.oncomplete = end
      transaction.onabort = end
    }
  }).catch(() => undefined)
}
