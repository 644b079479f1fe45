import { setTimeout } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isConflict } from './database-errors.ts'

/** How often a transaction is tried that fails by a deadlock or a serialization failure. */
const maxAttempts = 4

/**
 * Runs `run` in a transaction, and retries it after a deadlock or a serialization failure, which the database has rolled back. So
 * `run` has no side effects outside the database.
 */
export async function inTransaction<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error
      await setTimeout(Math.random() * 50 * attempt)
    }
  }
}
