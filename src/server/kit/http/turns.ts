import { fail } from './errors.ts'

/** Lets at most so many do something at once. Whoever comes later waits their turn, but not for ever: then the portal is overloaded. */
export function createTurns(most: number, patience: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    async take(): Promise<void> {
      if (taken < most) {
        taken += 1
        return
      }
      const isMyTurn = await new Promise<boolean>((answer) => {
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
      if (!isMyTurn) fail('overloaded')
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else taken -= 1
    },
  }
}
