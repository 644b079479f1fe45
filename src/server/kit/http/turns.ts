import { fail } from './errors.ts'

/** Limits concurrency. Further callers wait in a queue, up to a time limit: then the portal is overloaded (503). */
export function createTurns(most: number, patience: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    async take(): Promise<void> {
      if (taken < most) {
        taken += 1
        return
      }
      const isAdmitted = await new Promise<boolean>((answer) => {
        const go = () => {
          clearTimeout(end)
          answer(true)
        }
        const end = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1)
          answer(false)
        }, patience)
        waiting.push(go)
      })
      if (!isAdmitted) fail('overloaded')
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    },
  }
}
