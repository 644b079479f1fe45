import { setImmediate } from 'node:timers/promises'

/**
 * Calls for the same key in one turn of the event loop share one read, which begins after all of them: none gets data
 * from before its call.
 */
export function readTogether<Read>() {
  const next = new Map<string, Promise<Read>>()
  return (key: string, read: () => Promise<Read>): Promise<Read> => {
    const shared =
      next.get(key) ??
      setImmediate().then(() => {
        next.delete(key)
        return read()
      })
    next.set(key, shared)
    return shared
  }
}
