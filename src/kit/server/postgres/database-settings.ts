import pg from 'pg'
import type { Logger } from 'pino'

/** The planner settings that the portal needs of its database. */

/** What queries are planned by: indexes are usually cached in memory, and queries of a page are shorter than JIT compilation. */
export const planning = { random_page_cost: '1.1', jit: 'off' }

const maxAttempts = 5

/** Gives the settings to the database, where it does not have them: behind a pooler what a session sets for itself is lost, or others get it. */
export async function ensureSettings(pool: pg.Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    try {
      const { database, missing } = await missingSettings(client)
      if (missing.length === 0) return
      const statements = missing.map(
        ([name, value]) => `ALTER DATABASE ${pg.escapeIdentifier(database)} SET ${name} = '${value}';`,
      )
      if (attempt === maxAttempts || !(await areRun(client, statements)))
        return log.warn(
          `Queries are slower than they need to be, as the database plans them with other settings than these, and the portal's account may not change that, or has others of its own. Let the database's owner run: ${statements.join(' ')}`,
        )
      // A pooler would keep this session, which began before.
      await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
    } finally {
      client.release(true)
    }
  }
}

async function missingSettings(client: pg.ClientBase) {
  const shown = Object.keys(planning).map((name) => `current_setting('${name}') AS "${name}"`)
  const { rows } = await client.query<Record<string, string>>(
    `SELECT current_database() AS database, ${shown.join(', ')}`,
  )
  const { database = '', ...settings } = rows[0] ?? {}
  return { database, missing: Object.entries(planning).filter(([name, value]) => settings[name] !== value) }
}

/** False where the account may not. Of several portals that start together one is the first. */
async function areRun(client: pg.ClientBase, statements: string[]): Promise<boolean> {
  try {
    for (const statement of statements) await client.query(statement)
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false
    if (!(error as Error).message.includes('concurrently updated')) throw error
  }
  return true
}
