import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { eachPart } from './each-part.ts'

/**
 * Scheduled work on many rows: one after the other, each in a transaction of its own, so it takes one connection of the pool at
 * a time. A row that fails holds up no other: the job fails after all of them, and its next attempt finds that row alone. When the
 * portal stops, it ends between two rows; `act` stores with each row that it is done, so the next process continues with the rest.
 */
export async function oneByOne<Row>(
  portal: Pick<Portal, 'db'>,
  rows: readonly Row[],
  act: (db: Db, row: Row) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await eachPart(
    rows.map((row) => () => inTransaction(portal.db, (db) => act(db, row))),
    signal,
  )
}
