import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { lockDataFolder } from '#kit/server/start/data-folder.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { planning } from '../database-settings.ts'
import { assertRunnable, command, environment, postgresBinaries } from './postgres-binaries.ts'
import { initialise } from './postgres-initialise.ts'
import { postmasterOf, stopOrphan } from './postgres-orphan.ts'
import { endServer, supervise } from './postgres-supervisor.ts'
import { socketFolder } from './socket-folder.ts'

export type Connection = { host: string; port: number; user: string; database: string }
export type Postgres = {
  connection: Connection
  /** Resolves with the reason if the server has crashed and could not be restarted. */
  lost: Promise<StartError>
  /** Stops the server and unlocks the data folder. Idempotent. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Server settings in addition to the portal's own; tests trade durability for speed here. */
  settings?: Record<string, string>
}

/** How the embedded PostgreSQL of a data folder is reached while it runs. */
export function embeddedConnection(dataDir: string): Connection {
  return { host: socketFolder(resolve(dataDir)), port: 5432, user: 'atelier', database: 'atelier' }
}

/** Starts the embedded PostgreSQL, with a lock on the data folder until `stop`. */
export async function startPostgres({ log, settings = {}, ...options }: Options): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    assertRunnable()
    const { initdb, postgres } = await postgresBinaries()
    const connection = embeddedConnection(dataDir)
    const cluster = join(dataDir, 'postgres')
    if (!existsSync(cluster)) await initialise(initdb, cluster, connection.user)
    const { wasRunning } = await stopOrphan(cluster)
    if (wasRunning) log.warn('Stopped the database server that an earlier portal had left running.')
    const server = await supervise(() => serve(postgres, cluster, connection, settings), log)
    const stop = async () => {
      await server.stop()
      await rm(connection.host, { recursive: true, force: true })
      lock.release()
    }
    let stopping: Promise<void> | null = null
    return {
      connection,
      lost: server.lost,
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
      await untilReady(server, cluster, connection)
      return server
    } catch (error) {
      await endServer(server)
      const reason = lastFatal(logFile) ?? (error as Error).message
      // Orphans of a killed portal may take a moment to end: backends, or a server that had just been started.
      const isTransient = /lock file|shared memory/.test(reason)
      if (!isTransient || attempt === 50) throw new StartError(`The database did not start: ${reason} (${logFile})`)
      await setTimeout(100)
      await stopOrphan(cluster)
    }
  }
}

const portalSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  ...planning,
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  shared_buffers: `${sharedBuffers()}MB`,
  // Recovery after a crash flushes the whole cluster to disk: by one syncfs call instead of an fsync for each file.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/** In megabytes: a quarter of the memory, as PostgreSQL advises. The default of 128 MB is too small for a large table, and a page from the system's cache costs as much as searching it. */
function sharedBuffers(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  const quarter = Math.min(totalmem(), limit) / 4 / 2 ** 20
  return Math.round(Math.min(Math.max(quarter, 128), 4096))
}

/** In a process group of its own, so that Ctrl-C does not stop the database before requests in flight are answered. */
function launch(file: string, args: string[], logFile: string) {
  const log = openSync(logFile, 'w', 0o600)
  const server = spawn(file, args, { env: environment, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  return server
}

/** Without a timeout: after a crash the server first replays its write-ahead log. */
async function untilReady(server: ChildProcess, cluster: string, connection: Connection) {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      // The orphan of a killed portal may have started first.
      if (postmasterOf(cluster) !== server.pid) throw new Error('another server holds the lock file')
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
