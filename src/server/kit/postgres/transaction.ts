import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isConflict } from './database-errors.ts'

/** How often one transaction is tried that others are in the way of. */
const attempts = 4

/**
 * Runs it all in one transaction, and from the beginning where others were in the way: what deadlocks (or could not be put
 * in an order with what others did) was undone by the database. `run` therefore leaves no traces beside it.
 */
export async function inTransaction<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error
      await setTimeout(Math.random() * 50 * attempt)
    }
  }
}
