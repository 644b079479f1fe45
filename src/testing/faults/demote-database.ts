import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { endConnections } from '#testing/faults/end-connections.ts'
import { inMaintenance } from '#testing/servers/clone.ts'

/**
 * Makes a database read-only for new connections, as after a failover to another server; returns the function that
 * reverts it.
 */
export async function demoteDatabase(connection: Connection): Promise<() => Promise<void>> {
  const set = (value: string) =>
    inMaintenance(connection, `ALTER DATABASE ${connection.database} SET default_transaction_read_only = ${value}`)
  await set('on')
  await endConnections(connection)
  return () => set('off')
}
