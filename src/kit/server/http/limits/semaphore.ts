import { fail } from '../errors.ts'

/** Limits concurrency. Further callers wait in a queue, up to a time limit: then the portal is overloaded (503). */
export function createSemaphore(permits: number, timeoutMs: number) {
  let held = 0
  const waiting: (() => void)[] = []
  return {
    async acquire(): Promise<void> {
      if (held < permits) {
        held += 1
        return
      }
      const isAdmitted = await new Promise<boolean>((resolve) => {
        const admit = () => {
          clearTimeout(timer)
          resolve(true)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(admit), 1)
          resolve(false)
        }, timeoutMs)
        waiting.push(admit)
      })
      if (!isAdmitted) fail('overloaded')
    },
    /** Passes the permit to the first caller in the queue. */
    release(): void {
      const next = waiting.shift()
      if (next) next()
      else held -= 1
    },
  }
}
