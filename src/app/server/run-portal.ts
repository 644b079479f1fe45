import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { demoAccounts, demoPassword } from '#demo/records/demo-accounts.ts'
import type { Config } from '#kit/server/start/config.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { createApp, startWork } from './app.ts'
import { type OpenPortal, openPortal } from './portal.ts'

/** How long requests in flight may take to finish once the portal takes no others. */
const finishSeconds = 30

/** Runs the portal until it gets a signal to stop. */
export function runPortal(config: Config): void {
  // A signal may arrive while the portal still starts: it then stops as soon as it has.
  const running = start(config)
  // One Ctrl-C arrives several times, from the terminal and through npm; the portal drains once.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      running.then((stop) => stop()).catch(reportFailure)
    })
  }
  running.catch(reportFailure)
}

/** Starts the portal and returns what stops it: load balancers are notified, then the server ends, so that requests in flight finish, then what they need. */
async function start(config: Config): Promise<() => Promise<void>> {
  const portal = await openPortal(config)
  const stops = [portal.close]
  const close = async () => {
    for (const stop of stops.reverse()) await stop()
  }
  try {
    if (config.isDemo) await import('#demo/seed/seed.ts').then(({ seedDemo }) => seedDemo(portal))
    const metrics = await startMetrics(portal)
    if (metrics) stops.push(metrics.close)
    const app = await createApp(portal)
    stops.push(() => finish(app))
    await listen(app, config)
    await startWork(portal)
    void portal.lost.then(giveUp)
    greet(config)
    return async () => {
      app.drain()
      await sleep(config.drainSeconds * 1000)
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch((error: Error) => {
    throw new StartError(`PORT cannot be used: ${error.message}.`)
  })
}

/** A request that never ends does not hold up the stop for ever. */
function finish(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), finishSeconds * 1000).unref()
  return app.close()
}

async function startMetrics({ metrics, config }: OpenPortal) {
  if (!metrics || !config.metrics) return null
  const { serveMetrics } = await import('#kit/server/metrics/serve-metrics.ts')
  return serveMetrics(metrics, config.metrics)
}

/** The supervisor (systemd, Docker) starts it again; until then no request could be served. */
function giveUp(reason: StartError): never {
  reportFailure(reason)
  process.exit()
}

function greet({ publicUrl, isDemo }: Config): void {
  const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(22)} ${role}`)
  const lines = [
    `Atelier is ready: ${publicUrl}`,
    ...(isDemo ? ['', `Demo accounts (password ${demoPassword}):`, ...accounts] : []),
  ]
  // Where it cannot be written, as on a full disk, the portal runs all the same.
  process.stdout.once('error', () => {})
  process.stdout.write(`${lines.join('\n')}\n`)
}
