import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

const key = sql`hashtext('works and refusals')`

/*
 * Locks that order approvals and refusals. An approval depends on refusals of similar works, and a withdrawal hides
 * copies of a work: of an approval and a refusal at once, one has to read the result of the other. Both locks are taken
 * before any row lock, so that there is no deadlock on rows.
 */

/** Refusals under way, which may take their time to be stored, come to their end before; those that follow see what was approved. */
export async function lockApproval(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key})`.execute(db)
}

export async function lockRefusal(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key})`.execute(db)
}
