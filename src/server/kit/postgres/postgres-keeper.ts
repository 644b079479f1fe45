import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '#server/kit/start/start-error.ts'

/** Whoever ends, or does not start, so often within a minute will go on to do so. */
const mostEnds = 5
const endsOften = `The database server has ended ${mostEnds} times within a minute; postgres.log in the data folder says why.`

/** Starts the server, and again whenever it ends by itself: until it is stopped, or ends time and again. */
export async function keepRunning(start: () => Promise<ChildProcess>, log: Pick<Logger, 'warn' | 'error'>) {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<StartError>()
  let ends: number[] = []
  let isStopping = false
  let revival = Promise.resolve()
  let server = await start()
  watch()

  function watch() {
    server.once('exit', () => {
      if (isStopping) return
      log.error('The database server has ended by itself; postgres.previous.log in the data folder says why.')
      revival = revive()
    })
  }

  async function revive(reason?: StartError): Promise<void> {
    ends = [...ends.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (ends.length >= mostEnds) return giveUp(new StartError(endsOften, ...(reason ? [reason.message] : [])))
    try {
      server = await start()
      watch()
      log.warn('The database server runs again.')
    } catch (error) {
      await setTimeout(1000)
      return revive(error as StartError)
    }
  }

  return {
    lost,
    stop: async () => {
      isStopping = true
      await revival
      await endServer(server)
    },
  }
}

/** First the polite way, which lets connections that are closing finish; then the fast one; the last is as safe as a power cut. */
export async function endServer(server: ChildProcess) {
  for (const [signal, patience] of [
    ['SIGTERM', 300],
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    const rest = new AbortController()
    await Promise.race([exit, setTimeout(patience, undefined, { signal: rest.signal })])
    rest.abort()
  }
}
