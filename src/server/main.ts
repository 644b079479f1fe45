import { createApp } from './app.ts'
import { demoAccounts, demoPassword } from './demo/demo-accounts.ts'
import { seedDemo } from './demo/seed.ts'
import { type Config, readConfig } from './kit/config.ts'
import { sweepFiles } from './kit/files.ts'
import { openPortal } from './kit/portal.ts'
import { startPostgres } from './kit/postgres.ts'
import { sweepSessions } from './kit/session.ts'
import { StartError } from './kit/start-error.ts'
import { sweepLoginFailures } from './session/session.queries.ts'

type Stop = () => Promise<void>

/** Starts the portal and answers what stops it: the server first, so that requests in flight finish, then what they need. */
async function start(config: Config): Promise<Stop> {
  const stops: Stop[] = []
  const stop = async () => {
    for (const step of stops.reverse()) await step()
  }
  try {
    const postgres = config.databaseUrl ? null : await startPostgres({ dataDir: config.dataDir, log: console })
    if (postgres) stops.push(postgres.stop)
    const portal = await openPortal(config, postgres?.connection ?? { connectionString: config.databaseUrl as string })
    stops.push(portal.close)
    if (config.isDemo) await seedDemo(portal)

    const app = await createApp(portal)
    stops.push(() => app.close())
    portal.jobs.hourly(async () => {
      await sweepSessions(portal.db, portal.clock())
      await sweepLoginFailures(portal.db, portal.clock())
      await sweepFiles(portal)
    })
    await app.listen({ port: config.port, host: config.host })
    greet(config)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

function greet(config: Config): void {
  const lines = [`Atelier is ready: ${config.publicUrl}`]
  if (config.isDemo) {
    lines.push('', `Demo accounts (password ${demoPassword}):`, ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(22)} ${role}`))
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}

// A signal may arrive while the portal still starts: it then stops as soon as it has.
const running = Promise.try(() => start(readConfig(process.env)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => running.then((stop) => stop()).catch(complain))
}
running.catch(complain)
