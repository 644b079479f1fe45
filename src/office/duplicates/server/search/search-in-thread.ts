import type { Portal } from '#kit/server/http/context.ts'
import { asData } from '#kit/server/postgres/replicas/servers.ts'
import { runInThread } from '#kit/server/run-in-thread.ts'

/**
 * Compares everybody with everybody, every night and after an import. Among very many people that computes for minutes, so it
 * has a thread and a connection of its own, and no request waits for it.
 */
export function searchInThread({ connection, clock }: Portal, signal?: AbortSignal): Promise<void> {
  const task = { connection: asData(connection), now: clock() }
  return runInThread(new URL('./search-thread.ts', import.meta.url), task, signal)
}
