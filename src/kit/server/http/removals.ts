import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RetentionName, RetentionRun } from '#kit/contract/values/retention-days.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'

/** Deletes what is older than the retention settings allow, in batches. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    retention_runs: { removed: RetentionRun['removed'] }
  }
}

/** Removes what is older, and returns how much that was. */
export type Removal = (portal: Pick<Portal, 'db' | 'storage'>, before: string) => Promise<number>
export type Removals = { [Name in RetentionName]?: Removal }

/** So many rows are locked at a time, each batch in a transaction of its own. */
const batchSize = 1000

/** Deletes rows whose `column` is older. Rows that somebody else changes at that moment are left for the next run. */
export function deleteOlder(
  db: Db,
  table: keyof Tables,
  column: string,
  before: string,
  condition: RawBuilder<SqlBool> = sql`true`,
): Promise<number> {
  const name = sql.table(table)
  return inBatches(
    (old) => sql`delete from ${name} where ctid = any(array(${old}))`.execute(db),
    (limit) => sql`
      select ctid from ${name} where ${sql.ref(column)} < ${before} and ${condition}
      order by ${sql.ref(column)} limit ${limit} for update skip locked
    `,
  )
}

/** Runs a change of what `old` finds until it finds no more. */
export async function inBatches(
  change: (old: RawBuilder<unknown>) => Promise<{ numAffectedRows?: bigint }>,
  old: (limit: number) => RawBuilder<unknown>,
): Promise<number> {
  for (let count = 0; ; ) {
    const rows = Number((await change(old(batchSize))).numAffectedRows ?? 0n)
    count += rows
    if (rows < batchSize) return count
  }
}

export async function lastRetention(db: Db): Promise<RetentionRun | null> {
  const runs = db.selectFrom('retention_runs').select(['at', 'removed']).orderBy('id', 'desc').limit(1)
  return (await runs.executeTakeFirst()) ?? null
}
