import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/kit/postgres/database.ts'

/** Waits until so many queries stand before a lock. To be asked outside of the transaction that holds it. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const countWaiting = async () => (await waiting.execute(db)).rows.length
  await expect.poll(countWaiting, { interval: 5, timeout: 10_000 }).toBe(count)
}
