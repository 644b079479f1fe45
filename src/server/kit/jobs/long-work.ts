import { sql } from 'kysely'
import type { User } from '#contract/session/session.ts'
import type { Context, Portal } from '#server/kit/http/context.ts'
import { contextAt } from '#server/kit/http/context-at.ts'
import type { Heard } from '#server/kit/http/feature.ts'
import type { Db, Generated, Tables } from '#server/kit/postgres/database.ts'
import { inTransaction } from '#server/kit/postgres/transaction.ts'
import { readUser } from '#server/kit/session/session.ts'

/*
 * Long work that a row stands for: its `state` says that it is under way, `progress` how far it is. It is one transaction, so that
 * whoever cancels it, or a portal that dies, leaves nothing.
 */

/** Every table with such rows. */
type Worked = {
  [Name in keyof Tables]: Tables[Name] extends {
    id: Generated<number>
    progress: Generated<number>
    revision: Generated<number>
  }
    ? Name
    : never
}[keyof Tables]

export type LongWork = {
  table: Worked
  id: number
  /** While it is under way. */
  state: string
  revision: number
  /** Whoever asked for it; null for people who are gone. */
  by: number | null
  /** The state that it is left in where it breaks off. */
  back: string
}

/** Says how far it is, to everybody at once, and ends the work that somebody cancelled. */
export type TellProgress = (progress: number) => Promise<void>

/** Does the work, and writes what `run` answers into its row. A second work of one table waits, so that no two write the same. */
export async function doLongWork(
  portal: Portal,
  heard: Heard,
  work: LongWork,
  run: (ctx: Context, tell: TellProgress) => Promise<{ state: string } & Record<string, unknown>>,
): Promise<void> {
  const user = work.by === null ? null : await readUser(portal.db, work.by)
  try {
    await inTransaction(portal.db, async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext(${work.table}))`.execute(db)
      const ctx = contextAt({ ...portal, db }, heard, portal.clock(), user) as Context<User>
      // Told beside the transaction, or nobody would see it before the end.
      const outcome = await run(ctx, (progress) => write(portal.db, work, { progress }))
      await write(db, work, { ...outcome, revision: work.revision + 1 })
    })
  } catch (error) {
    if (error instanceof Cancelled) return
    await write(portal.db, work, { state: work.back, revision: work.revision + 1 }).catch(() => {})
    throw error
  }
}

class Cancelled extends Error {}

/** Whoever cancels takes the next revision, so that this work is nobody's any more. */
async function write(db: Db, { table, id, state, revision }: LongWork, values: Record<string, unknown>): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(set)} where id = ${id} and state = ${state} and revision = ${revision}
  `.execute(db)
  if (numAffectedRows === 0n) throw new Cancelled()
}
