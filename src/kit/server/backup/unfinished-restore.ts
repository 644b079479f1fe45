import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '#kit/server/postgres/database.ts'
import { StartError } from '#kit/server/start/start-error.ts'

/** An empty schema, as the tables are those of the backup. */
const mark = 'unfinished_restore'

/**
 * Marks a database that is being restored, from before its first table until its mails and sessions are settled: a portal that ran on
 * what a killed restore left would send mails that were sent already.
 */
export async function markUnfinished(pool: pg.Pool): Promise<void> {
  await pool.query(`create schema if not exists ${mark}`)
}

/** Removes the mark, in the transaction that settles the restored database. */
export async function markFinished(db: Db): Promise<void> {
  await sql`drop schema if exists ${sql.id(mark)}`.execute(db)
}

/** @throws {StartError} where the database is marked. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_marked: boolean }>('select to_regnamespace($1) is not null as is_marked', [
    mark,
  ])
  if (rows[0]?.is_marked)
    throw new StartError(
      'A restore into this database is running, or broke off: it is not complete, and the portal does not start on it.',
      'Where none is running, take a new data folder (or drop the database and create it), and restore again.',
    )
}
