import type { ClientBase, Pool } from 'pg'
import { StartError } from '#server/kit/start/start-error.ts'

const oldestVersion = 17

/** Refuses a server that could lose committed transactions, or is too old for the portal's SQL. */
export async function checkServer(client: ClientBase | Pool, { allowsUnsafe = false } = {}) {
  const { rows } = await client.query<{ version: number; fsync: string; full_page_writes: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync,
            current_setting('full_page_writes') AS full_page_writes`,
  )
  const server = rows[0]
  if (!server) return
  const sentences: string[] = []
  if (server.version < oldestVersion)
    sentences.push(
      `PostgreSQL ${server.version} is too old for the portal: upgrade the server of DATABASE_URL to ${oldestVersion} or newer, or leave DATABASE_URL out to use the embedded one.`,
    )
  for (const setting of allowsUnsafe ? [] : (['fsync', 'full_page_writes'] as const))
    if (server[setting] === 'off')
      sentences.push(`PostgreSQL runs with ${setting}=off and would lose data in a power cut: turn it on.`)
  if (sentences.length > 0) throw new StartError(...sentences)
}
