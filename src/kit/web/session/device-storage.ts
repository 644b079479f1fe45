/** localStorage that never throws: if the browser blocks it or it is full, nothing is stored and the application still works. */
export const storage = {
  read: readStored,
  write(key: string, value: unknown) {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Blocked or full.
    }
  },
  /** Removes a user's data: the keys `atelier.<what>.<user>…` and their files. */
  removeOf(user: number) {
    storage.remove((key) => key.split('.')[2] === String(user))
    removeDatabase(databaseOf('files', user))
  },
  remove(matches: (key: string) => boolean) {
    for (const key of storage.names(matches)) localStorage.removeItem(key)
  },
  names(matches: (key: string) => boolean): string[] {
    try {
      return Object.keys(localStorage).filter(matches)
    } catch {
      return []
    }
  },
}

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Files of unsent drafts, and the answers that are shown without a connection. */
export type StoreName = 'files' | 'answers'

/** The name of the IndexedDB database that is a user's store of this kind. */
export function databaseOf(store: StoreName, user: number): string {
  return `atelier.${store}.${user}`
}

export function removeDatabase(name: string) {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Blocked: signing out continues.
  }
}
