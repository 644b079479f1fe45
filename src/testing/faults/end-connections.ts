import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { inMaintenance } from '#testing/servers/clone.ts'

/**
 * Ends every connection to a database, as an administrator does, or a restart. Whoever waits for a lock goes first: once its
 * holder is gone they would be done before it is their turn.
 */
export function endConnections(connection: Connection): Promise<void> {
  return inMaintenance(
    connection,
    `SELECT pg_terminate_backend(pid, 5000) FROM (
      SELECT pid FROM pg_stat_activity WHERE datname = '${connection.database}' ORDER BY wait_event_type = 'Lock' DESC NULLS LAST
    ) connections`,
  )
}
