import type pg from 'pg'
import { pino } from 'pino'
import type { Config } from './config.ts'
import type { Portal } from './context.ts'
import { openDatabase, openPool } from './database.ts'
import { startJobs } from './jobs.ts'
import { deliverMails } from './mail.ts'
import { migrate } from './migrations.ts'
import { syncPermissions } from './permissions.ts'
import { checkServer } from './postgres-check.ts'
import { loadTexts, syncTexts } from './texts.ts'

/** Opens the database, brings it up to date and starts the queue: all that a server needs before it listens. */
export async function openPortal(config: Config, connection: pg.PoolConfig): Promise<Portal & { close(): Promise<void> }> {
  const pool = openPool(connection)
  const db = openDatabase(pool)
  try {
    await checkServer(pool, { allowsUnsafe: config.allowsUnsafeDatabase })
    await migrate(pool)
    await syncPermissions(db)
    await syncTexts(db)
    const texts = await loadTexts(db)
    const jobs = await startJobs(connection, pino({ level: config.logLevel }))
    const portal = { config, db, texts, jobs, clock: () => new Date() }
    await deliverMails(portal)
    const close = async () => {
      await jobs.stop()
      await db.destroy()
    }
    return { ...portal, close }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
