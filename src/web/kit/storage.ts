/** What this device keeps. A browser may forbid storage, or it may be full: then nothing is kept, and everything works all the same. */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write(key: string, value: unknown) {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // See above.
    }
  },
  remove(isMeant: (key: string) => boolean) {
    try {
      for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key)
    } catch {
      // See above.
    }
  },
}
