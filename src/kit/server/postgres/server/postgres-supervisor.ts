import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '#kit/server/start/start-error.ts'

/** After this many crashes or failed starts within a minute, restarting is given up. */
const maxFailures = 5
const crashLoop = `The database server has ended ${maxFailures} times within a minute; postgres.log in the data folder says why.`

/** Starts the server and restarts it after a crash, until it is stopped or crashes in a loop. */
export async function supervise(start: () => Promise<ChildProcess>, log: Pick<Logger, 'warn' | 'error'>) {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<StartError>()
  let failures: number[] = []
  let isStopping = false
  let restarting = Promise.resolve()
  let server = await start()
  watch()

  function watch() {
    server.once('exit', () => {
      if (isStopping) return
      log.error('The database server has ended by itself; postgres.previous.log in the data folder says why.')
      restarting = restart()
    })
  }

  async function restart(reason?: StartError): Promise<void> {
    failures = [...failures.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (failures.length >= maxFailures) return giveUp(new StartError(crashLoop, ...(reason ? [reason.message] : [])))
    try {
      server = await start()
      watch()
      log.warn('The database server runs again.')
    } catch (error) {
      await setTimeout(1000)
      return restart(error as StartError)
    }
  }

  return {
    lost,
    stop: async () => {
      isStopping = true
      await restarting
      await endServer(server)
    },
  }
}

/** Smart shutdown, which waits for open connections; then fast; then immediate, after which PostgreSQL recovers as from a crash. */
export async function endServer(server: ChildProcess) {
  for (const [signal, timeout] of [
    ['SIGTERM', 300],
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    const timer = new AbortController()
    await Promise.race([exit, setTimeout(timeout, undefined, { signal: timer.signal })])
    timer.abort()
  }
}
