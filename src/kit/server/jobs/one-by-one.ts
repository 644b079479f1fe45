import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'

/**
 * Scheduled work on many rows: one after the other, each in a transaction of its own, so it takes one connection of the pool at
 * a time. A row that fails holds up no other: the job fails after all of them, and its next attempt finds that row alone. When the
 * portal stops, it ends between two rows; `act` stores with each row that it is done, so the next process goes on with the rest.
 */
export async function oneByOne<Row>(
  portal: Pick<Portal, 'db'>,
  rows: readonly Row[],
  act: (db: Db, row: Row) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) {
    signal?.throwIfAborted()
    await inTransaction(portal.db, (db) => act(db, row)).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
