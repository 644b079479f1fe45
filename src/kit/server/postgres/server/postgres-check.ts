import type { ClientBase, Pool } from 'pg'
import { StartError } from '#kit/server/start/start-error.ts'
import { whyUnreachable } from '../database-errors.ts'

export const oldestVersion = 17

/** Refuses a server that cannot be reached, could lose committed transactions, follows another, or is too old for the portal's SQL. */
export async function checkServer(client: ClientBase | Pool, { allowsUnsafe = false } = {}) {
  const { rows } = await factsOf(client).catch(refuseAway)
  const server = rows[0]
  if (!server) return
  const sentences: string[] = []
  if (server.version < oldestVersion)
    sentences.push(
      `PostgreSQL ${server.version} is too old for the portal: upgrade the server of DATABASE_URL to ${oldestVersion} or newer, or leave DATABASE_URL out to use the embedded one.`,
    )
  if (!server.is_writable)
    sentences.push(
      'The database may only be read, as another server leads it: let DATABASE_URL lead there, or name all of them (postgres://one,two/atelier).',
    )
  for (const setting of allowsUnsafe ? [] : (['fsync', 'full_page_writes'] as const))
    if (server[setting] === 'off')
      sentences.push(`PostgreSQL runs with ${setting}=off and would lose data in a power cut: turn it on.`)
  if (sentences.length > 0) throw new StartError(...sentences)
}

function factsOf(client: ClientBase | Pool) {
  return client.query<{ version: number; fsync: string; full_page_writes: string; is_writable: boolean }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync,
            current_setting('full_page_writes') AS full_page_writes,
            NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS is_writable`,
  )
}

function refuseAway(error: Error): never {
  throw new StartError(whyUnreachable(error))
}
