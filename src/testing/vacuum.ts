import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '#kit/server/postgres/database.ts'

/**
 * Vacuums tables until all their pages are known to be visible to everybody, as they are in an academy of years: only then does the database
 * count by an index alone. While another connection looks into the database (the job queue does now and then), a vacuum leaves pages out.
 */
export async function vacuum(db: Db, ...tables: string[]): Promise<void> {
  const list = sql.join(tables.map((table) => sql.table(table)))
  const hiddenPages = async () => {
    // The few rows that changed in a small table would else be left for a later vacuum.
    await sql`vacuum (analyze, index_cleanup on) ${list}`.execute(db)
    const { rows } = await sql<{ hidden: number }>`
      select sum(relpages - relallvisible)::int as hidden from pg_class where oid = any(${tables}::regclass[])
    `.execute(db)
    return rows[0]?.hidden
  }
  await vi.waitUntil(async () => (await hiddenPages()) === 0, { timeout: 30_000, interval: 200 })
}
