import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A small process that starts child processes for the portal: forking takes as long as the memory of the one that forks is large. */

export type Order = { id: number; program: string; task: object; execArgv: string[] }
/** How the child process of an order ended, and its answer if it gave one. */
export type Ended = { id: number; answer?: unknown; code: number | null; signal: NodeJS.Signals | null }

const maxMilliseconds = 60_000

process.on('message', async ({ id, program, task, execArgv }: Order) => {
  const child = fork(new URL(program), { execArgv, timeout: maxMilliseconds, killSignal: 'SIGKILL' })
  const answers: unknown[] = []
  child.once('message', (answer) => answers.push(answer))
  // A child process that has already ended is detected by its missing answer.
  child.send(task, () => {})
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  process.send?.({ id, answer: answers[0], code, signal } satisfies Ended)
})
// The portal has ended; what it started here ends in the same way.
process.once('disconnect', () => process.exit())
