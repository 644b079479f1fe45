import { fork } from 'node:child_process'
import { once } from 'node:events'

const maxMilliseconds = 60_000

/**
 * Hands a task to a process that ends with it, and answers what it says, or null where it broke. A decoder gives back little of
 * the memory it took, and what a hostile file breaks breaks there.
 */
export async function inOwnProcess<Task extends object, Answer>(
  program: URL,
  task: Task,
  execArgv: string[],
): Promise<Answer | null> {
  const child = fork(program, {
    execArgv,
    // None of the portal's secrets; and one heap for all threads, which keeps freed memory from being held in many.
    env: { MALLOC_ARENA_MAX: '1' },
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  })
  const answers: Answer[] = []
  child.once('message', (answer: Answer) => answers.push(answer))
  // A child that is gone already shows by its silence.
  child.send(task, () => {})
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (answers[0]) return answers[0]
  if (signal === null) throw new Error(`The process ${program.pathname} does not work: it ended with ${code}.`)
  return null
}
