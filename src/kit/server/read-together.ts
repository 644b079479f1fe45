import { setImmediate } from 'node:timers/promises'

/**
 * Those who ask for the same in one turn of the event loop share one reading, which begins after all of them have asked: none gets
 * an answer from before their question.
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
