import type { Connection } from '#server/kit/postgres.ts'
import { inMaintenance } from '../clone.ts'

/** Ends every connection to a database, as an administrator does, or a restart. */
export function endConnections(connection: Connection): Promise<void> {
  return inMaintenance(
    connection,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${connection.database}'`,
  )
}
