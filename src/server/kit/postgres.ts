import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { lockDataFolder } from './data-folder.ts'
import { assertRunnable, command, environment, postgresBinaries } from './postgres-binaries.ts'
import { initialise } from './postgres-initialise.ts'
import { stopLeftBehind } from './postgres-left-behind.ts'
import { socketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'

export type Connection = { host: string; port: number; user: string; database: string }
export type Postgres = {
  connection: Connection
  /** Ends the server and frees the data folder; asked again, it waits for the same end. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Server settings beside the portal's own; tests trade durability for speed here. */
  settings?: Record<string, string>
}

/** Starts the embedded PostgreSQL on the data folder, which is this process's alone until `stop`. */
export async function startPostgres({ log, settings = {}, ...options }: Options): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    assertRunnable()
    const { initdb, postgres } = await postgresBinaries()
    const connection = { host: socketFolder(dataDir), port: 5432, user: 'atelier', database: 'atelier' }
    const cluster = join(dataDir, 'postgres')
    if (!existsSync(cluster)) await initialise(initdb, cluster, connection.user)
    const { wasRunning } = await stopLeftBehind(cluster)
    if (wasRunning) log.warn('Stopped the database server that an earlier portal had left running.')
    const server = await serve(postgres, cluster, connection, settings)
    const reportEnd = () =>
      log.error('The database server has ended by itself; postgres.log in the data folder says why.')
    server.once('exit', reportEnd)
    const stop = async () => {
      server.off('exit', reportEnd)
      await end(server)
      await rm(connection.host, { recursive: true, force: true })
      lock.release()
    }
    let stopping: Promise<void> | null = null
    return {
      connection,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function serve(postgres: string, cluster: string, connection: Connection, extra: Record<string, string>) {
  const logFile = `${cluster}.log`
  if (existsSync(logFile)) await rename(logFile, `${cluster}.previous.log`)
  const settings = {
    ...portalSettings,
    port: String(connection.port),
    unix_socket_directories: connection.host,
    ...extra,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, args] = command(postgres, ['-D', cluster, ...options])
  for (let attempt = 1; ; attempt++) {
    const server = launch(file, args, logFile)
    try {
      await untilReady(server, connection)
      return server
    } catch (error) {
      await end(server)
      const reason = lastFatal(logFile)
      // What a killed portal left behind may take a moment to go: its workers, or a server that had just been launched.
      const isPassing = /lock file|shared memory/.test(reason ?? '')
      if (!isPassing || attempt === 20)
        throw new StartError(`The database did not start: ${reason ?? (error as Error).message} (${logFile})`)
      await setTimeout(250)
      await stopLeftBehind(cluster)
    }
  }
}

const portalSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** In a process group of its own, for Ctrl-C must not stop the database before the requests in flight are answered. */
function launch(file: string, args: string[], logFile: string) {
  const log = openSync(logFile, 'w', 0o600)
  const server = spawn(file, args, { env: environment, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

/** As long as it takes: after a crash the server first replays what was written since its last checkpoint. */
async function untilReady(server: ChildProcess, connection: Connection) {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      await createDatabase(client, connection.database)
      return
    } catch (error) {
      if (!['ENOENT', 'ECONNREFUSED', cannotConnectNow].includes((error as { code?: string }).code ?? '')) throw error
      await setTimeout(10)
    } finally {
      await client.end()
    }
  }
  throw new Error('the server ended at once')
}

const cannotConnectNow = '57P03'

async function createDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
}

function lastFatal(logFile: string) {
  const reasons = readFileSync(logFile, 'utf8').matchAll(/(?:FATAL|unshare): +(?!the database system is)(.*)/g)
  return [...reasons].at(-1)?.[1]
}

/** First the polite way, which lets connections that are closing finish; then the fast one; the last is as safe as a power cut. */
async function end(server: ChildProcess) {
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
