import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
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

/** A part of a transaction: what it wrote is rolled back if it fails, and the transaction can go on. */
export async function withSavepoint<Result>(db: Db, run: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(db)
  try {
    const result = await run()
    await sql`release savepoint part`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db)
    throw error
  }
}
