/** What this device keeps. A browser may forbid storage, or it may be full: then nothing is kept, and everything works all the same. */
export const storage = {
  read: readStored,
  write(key: string, value: unknown) {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // See above.
    }
  },
  /** What is kept under `atelier.<what>.<user>` or below it: nobody finds what belongs to whoever used this device before. */
  removeOf(user: number) {
    storage.remove((key) => key.split('.')[2] === String(user))
    try {
      indexedDB.deleteDatabase(filesOf(user))
    } catch {
      // See above: signing out goes on.
    }
  },
  remove(isMeant: (key: string) => boolean) {
    for (const key of storage.names(isMeant)) localStorage.removeItem(key)
  },
  names(isMeant: (key: string) => boolean): string[] {
    try {
      return Object.keys(localStorage).filter(isMeant)
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

/** The database of the files that somebody has not sent yet. */
export function filesOf(user: number): string {
  return `atelier.files.${user}`
}
