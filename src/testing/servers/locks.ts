import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Academy } from '#testing/academy.ts'

/** Somebody else at the database, in the middle of a transaction that ends with the test at the latest. */
export async function inTransactionOf({ connection }: Pick<Academy, 'connection'>): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  // Of two that wait for each other it is not this one that is given up.
  await client.query(`begin; set local deadlock_timeout = '1min'`)
  return client
}

/** Waits until so many queries wait for a lock. Call it outside of the transaction that holds it. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const countWaiting = async () => (await waiting.execute(db)).rows.length
  await expect.poll(countWaiting, { interval: 5, timeout: 10_000 }).toBe(count)
}
