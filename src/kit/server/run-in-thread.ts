/** Runs a program in a thread of its own and returns its answer: there a long computation keeps no request waiting. */

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What the program posts first, or nothing, once it has ended. Aborting the signal ends it at once. */
export async function runInThread<Answer = void>(program: URL, task: object, signal?: AbortSignal): Promise<Answer> {
  signal?.throwIfAborted()
  const thread = new Worker(program, { workerData: task })
  const end = () => void thread.terminate()
  signal?.addEventListener('abort', end, { once: true })
  const answers: Answer[] = []
  thread.once('message', (answer: Answer) => answers.push(answer))
  try {
    const [code] = await once(thread, 'exit')
    signal?.throwIfAborted()
    if (code !== 0) throw new Error(`The thread of ${program.pathname} ended with ${code}.`)
    return answers[0] as Answer
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
