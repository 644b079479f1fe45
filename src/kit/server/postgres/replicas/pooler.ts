import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#kit/server/start/start-error.ts'

/** In milliseconds: a pooler with a single connection lets the second wait for the first. */
const patience = 2000

/** Whether there is a pooler such as PgBouncer before the server: its process id differs from the server's. */
export async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return rows[0]?.pid !== (client as unknown as { processID: number }).processID
  } finally {
    client.release()
  }
}

/**
 * Refuses a pooler that forgets prepared statements: one is prepared, and used again while its server connection is
 * another client's.
 */
export async function checkPreparedStatements(pool: pg.Pool): Promise<void> {
  const [client, other] = [await pool.connect(), await pool.connect()]
  const prepared = { name: 'atelier pooler check', text: 'SELECT $1::int', values: [1] }
  try {
    await client.query(prepared)
    await other.query('BEGIN')
    await other.query('SELECT 1')
    const response = client.query(prepared)
    await Promise.race([response.catch(() => {}), setTimeout(patience, undefined, { ref: false })])
    await other.query('ROLLBACK')
    await response
  } catch (error) {
    throw isStatementForgotten(error) ? new StartError(forgetfulPooler) : error
  } finally {
    client.release(true)
    other.release(true)
  }
}

/** The statement is not there, or one of that name is there already. */
export function isStatementForgotten(error: unknown): boolean {
  return ['26000', '42P05'].includes(String((error as { code?: string }).code))
}

export const forgetfulPooler =
  'The pooler before the database forgets prepared statements: set max_prepared_statements = 200 (PgBouncer 1.21 or newer), or let DATABASE_URL lead to the server itself.'
