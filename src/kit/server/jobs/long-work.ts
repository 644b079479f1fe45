import { type Selectable, sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { WorkState } from '#kit/contract/texts/long-work.ts'
import type { Context, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { readUser } from '#kit/server/session/session.ts'
import type { WorkColumns, WorkTable } from './work-columns.ts'

/*
 * Long work of a row: its `state` is whether it is running, `progress` its share. It is one transaction, so that a
 * cancellation, or a portal that dies, leaves nothing.
 */

export type LongWork<Table extends WorkTable> = {
  table: Table
  id: number
  /** While it is under way, and where it is left if it breaks off. */
  state: 'RUNNING' | 'UNDOING'
  back: 'FAILED' | 'DONE'
}

/** The state of work once it is done. */
export type WorkOutcome = { state: 'DONE'; finished_at: string } | { state: 'UNDONE'; undone_at: string }

/** Publishes the progress at once, and ends the work if somebody cancelled it. */
export type ReportProgress = (progress: number) => Promise<void>

/**
 * Does the work of a row, and stores the result of `run` in it; a row in another state was cancelled or is done. A
 * second work of one table waits, so that no two write the same. What is slow and reads no row is done by `prepare`, before the
 * transaction. False where nothing was written.
 */
export async function doLongWork<Table extends WorkTable, Prepared>(
  portal: Portal,
  listeners: AllListeners,
  { table, id, state, back }: LongWork<Table>,
  run: (
    ctx: Context,
    row: Selectable<Tables[Table]>,
    report: ReportProgress,
    prepared?: Prepared,
  ) => Promise<WorkOutcome>,
  prepare?: (note: (values: Record<string, number>) => Promise<void>) => Promise<Prepared>,
): Promise<boolean> {
  const row = await storedWork(portal.db, table, id)
  if (row.state !== state) return false
  const startedBy = state === 'UNDOING' ? row.undone_by : row.user_id
  const user = startedBy === null ? null : await readUser(portal.db, startedBy)
  const { revision } = row
  const work = { table, id, state, revision }
  try {
    const prepared = await prepare?.((values) => write(portal.db, work, values))
    await inTransaction(portal.db, async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db)
      const ctx = contextAt({ ...portal, db }, listeners, portal.clock(), user) as Context<User>
      // Written outside the transaction, or nobody would see it before the end.
      const outcome = await run(ctx, row, (progress) => write(portal.db, work, { progress }), prepared)
      await write(db, work, { ...outcome, revision: revision + 1 })
    })
    return true
  } catch (error) {
    if (error instanceof Cancelled) return false
    await write(portal.db, work, { state: back, revision: revision + 1 }).catch(() => {})
    throw error
  }
}

/** The row of a work as it is stored. */
export async function storedWork<Table extends WorkTable>(
  db: Db,
  table: Table,
  id: number,
): Promise<Selectable<Tables[Table]> & Selectable<WorkColumns>> {
  const { rows } = await sql<Selectable<Tables[Table]> & Selectable<WorkColumns>>`
    select * from ${sql.table(table)} where id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${table} has no row ${id}.`)
  return row
}

class Cancelled extends Error {}

type Work = { table: WorkTable; id: number; state: WorkState; revision: number }

/** A cancellation takes the next revision, so that this work does not match it any more. */
async function write(db: Db, { table, id, state, revision }: Work, values: Record<string, unknown>): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(set)} where id = ${id} and state = ${state} and revision = ${revision}
  `.execute(db)
  if (numAffectedRows === 0n) throw new Cancelled()
}
