import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Load, LoadResult } from './load.ts'
import type { Connection } from './world.ts'

export async function startBareServer(connection: Connection) {
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  child.send(connection)
  const [port] = (await once(child, 'message')) as [number]
  return { port, end: () => ended(child) }
}

/** Answers how a load was borne. */
export async function loadWith(load: Load): Promise<LoadResult> {
  const child = fork(new URL('./load.ts', import.meta.url))
  child.send(load)
  const [result] = (await once(child, 'message')) as [LoadResult]
  await ended(child)
  return result
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
