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
    removeDatabase(filesOf(user))
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

/** The name of the IndexedDB database with a user's unsent files. */
export function filesOf(user: number): string {
  return `atelier.files.${user}`
}

/** The name of the IndexedDB database with what a user saw last, for when there is no connection. */
export function answersOf(user: number): string {
  return `atelier.answers.${user}`
}

export function removeDatabase(name: string) {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Blocked: signing out continues.
  }
}
