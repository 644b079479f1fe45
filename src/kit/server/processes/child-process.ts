import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Ended, Order } from './fork-server.ts'

type ForkServer = { child: ChildProcess; waiting: Map<number, PromiseWithResolvers<Ended>> }

let running: ForkServer | null = null
let count = 0

/**
 * Runs a task in a child process of its own and returns its answer, or null if it crashed or timed out. Decoders release little of
 * their memory, and a malicious file crashes only the child process.
 */
export async function runInChildProcess<Task extends object, Answer>(
  program: URL,
  task: Task,
  execArgv: string[],
): Promise<Answer | null> {
  const { answer, code, signal } = await request({ id: count++, program: program.href, task, execArgv })
  if (answer !== undefined) return answer as Answer
  if (signal === null) throw new Error(`The process ${program.pathname} does not work: it ended with ${code}.`)
  return null
}

function request(order: Order): Promise<Ended> {
  running ??= startForkServer()
  const { child, waiting } = running
  const ended = Promise.withResolvers<Ended>()
  waiting.set(order.id, ended)
  child.channel?.ref()
  child.send(order, () => {})
  return ended.promise
}

/** One for all child processes: a portal that forks them itself answers nobody for some 50 ms each time once it is as large as 850 MB. */
function startForkServer(): ForkServer {
  const child = fork(new URL('./fork-server.ts', import.meta.url), {
    // No environment variables, which hold secrets. One malloc arena for all threads limits fragmentation.
    env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: getCompileCacheDir() },
    execArgv: [],
  })
  const started: ForkServer = { child, waiting: new Map() }
  // While nobody waits, it keeps no program from ending.
  child.unref()
  child.channel?.unref()
  child.on('message', (ended: Ended) => {
    started.waiting.get(ended.id)?.resolve(ended)
    started.waiting.delete(ended.id)
    if (started.waiting.size === 0) child.channel?.unref()
  })
  const end = () => {
    if (running === started) running = null
    for (const { reject } of started.waiting.values()) reject(new Error('The process that starts others has ended.'))
    started.waiting.clear()
  }
  child.once('disconnect', end)
  // A process that could not be started has no connection that ends; without a listener the error would end the portal.
  child.on('error', end)
  return started
}
