import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { inMaintenance } from '#testing/servers/clone.ts'

/**
 * Ends every connection to a database, as an administrator does, or a restart. Connections that wait for a lock are
 * ended first: once its holder is ended they could finish before.
 */
export function endConnections(connection: Connection): Promise<void> {
  return inMaintenance(
    connection,
    `SELECT pg_terminate_backend(pid, 5000) FROM (
      SELECT pid FROM pg_stat_activity WHERE datname = '${connection.database}' ORDER BY wait_event_type = 'Lock' DESC NULLS LAST
    ) connections`,
  )
}
