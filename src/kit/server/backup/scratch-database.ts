import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { PoolOptions } from '#kit/server/postgres/database.ts'
import { LeadingClient } from '#kit/server/postgres/replicas/leading-pool.ts'
import { startPostgres } from '#kit/server/postgres/server/postgres.ts'

/** Creates an empty scratch database, and drops it afterwards. */

/** With the second in which it was made. */
const prefix = 'atelier_check_'
/** In seconds: one that is older was left behind. */
const longestCheck = 86_400

/**
 * Runs something on an empty database that is dropped afterwards: on the same server, or where the portal may create
 * none there, on an embedded one in the temporary folder.
 */
export async function onScratchDatabase<Result>(
  connection: PoolOptions,
  log: Pick<Logger, 'warn' | 'error'>,
  run: (scratch: PoolOptions) => Promise<Result>,
): Promise<Result> {
  const name = `${prefix}${secondsNow()}_${randomBytes(4).toString('hex')}`
  const scratch = onDatabase(connection, name)
  // A pooler between may know no other database than the portal's.
  const refusal = (await statement(connection, `create database ${name}`)) ?? (await statement(scratch, 'select 1'))
  if (refusal) {
    await statement(connection, `drop database if exists ${name}`)
    log.warn(`${refusal} The backup is restored into a temporary database of the portal's own instead.`)
    return onTemporaryServer(log, run)
  }
  try {
    return await run(scratch)
  } finally {
    await statement(connection, `drop database ${name} with (force)`)
  }
}

/** Removes those that a portal left that was killed meanwhile. */
export async function dropLeftScratch(connection: PoolOptions): Promise<void> {
  const client = new LeadingClient(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database
       where datname ~ $1 and pg_get_userbyid(datdba) = current_user and split_part(datname, '_', 3)::bigint < $2`,
      [`^${prefix}\\d+_`, secondsNow() - longestCheck],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`).catch(() => {})
  } finally {
    await client.end()
  }
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}

/** Another database of the same server. */
function onDatabase({ servers, ...connection }: PoolOptions, database: string): PoolOptions {
  return servers ? { ...connection, servers: servers.withDatabase(database) } : { ...connection, database }
}

/** Answers why it was refused, or null. */
async function statement(connection: PoolOptions, sql: string): Promise<string | null> {
  const client = new LeadingClient(connection)
  try {
    await client.connect()
    await client.query(sql)
    return null
  } catch (error) {
    return `The server refused a scratch database: ${(error as Error).message}.`
  } finally {
    await client.end().catch(() => {})
  }
}

async function onTemporaryServer<Result>(
  log: Pick<Logger, 'warn' | 'error'>,
  run: (scratch: PoolOptions) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-check-'))
  try {
    const server = await startPostgres({ dataDir, log, settings: { fsync: 'off', full_page_writes: 'off' } })
    return await run(server.connection).finally(server.stop)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
