import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

const key = sql`hashtext('works and refusals')`

/*
 * Whether a work may be approved depends on what is said of others that look like it, and what is taken back takes copies of it off show: of an
 * approval and a refusal at once, one has to see the other. Both are taken before any row is locked, so that neither waits for the other there.
 */

/** Refusals under way, which may take their time to be stored, come to their end before; those that follow see what was approved. */
export async function lockApproval(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key})`.execute(db)
}

export async function lockRefusal(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${key})`.execute(db)
}
