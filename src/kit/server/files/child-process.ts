import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'

const maxMilliseconds = 60_000

/**
 * Runs a task in a child process of its own and returns its answer, or null if it crashed or timed out. Decoders release little of
 * their memory, and a malicious file crashes only the child process.
 */
export async function runInChildProcess<Task extends object, Answer>(
  program: URL,
  task: Task,
  execArgv: string[],
): Promise<Answer | null> {
  const child = fork(program, {
    execArgv,
    // No environment variables, which hold secrets. One malloc arena for all threads limits fragmentation.
    env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: getCompileCacheDir() },
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  })
  const answers: Answer[] = []
  child.once('message', (answer: Answer) => answers.push(answer))
  // A child process that has already ended is detected by its missing answer.
  child.send(task, () => {})
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (answers[0]) return answers[0]
  if (signal === null) throw new Error(`The process ${program.pathname} does not work: it ended with ${code}.`)
  return null
}
