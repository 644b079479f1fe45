import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { isConflict, isUnavailable } from './database-errors.ts'

/** How often a transaction is tried that fails by a deadlock or a serialization failure. */
const maxAttempts = 4

type Undo = () => Promise<void>
const undoOf = new WeakMap<Db, Undo[]>()

/** For what a step wrote outside the database: where its transaction fails, `undo` is run, as far as that is possible. */
export function onRollback(transaction: Db, undo: Undo): void {
  undoOf.get(transaction)?.push(undo)
}

/**
 * Runs `run` in a transaction, and retries it after a deadlock or a serialization failure, which the database has rolled back. So
 * `run` has no side effects outside the database, or undoes them `onRollback`.
 */
export async function inTransaction<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const undo: Undo[] = []
    let isCommitting = false
    try {
      return await db.transaction().execute(async (transaction) => {
        undoOf.set(transaction, undo)
        const result = await run(transaction)
        isCommitting = true
        return result
      })
    } catch (error) {
      // Where the connection was lost meanwhile, it may have been committed.
      const isRolledBack = !(isCommitting && isUnavailable(error))
      if (isRolledBack) await Promise.allSettled(undo.map((one) => one()))
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
