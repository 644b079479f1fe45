import type pg from 'pg'
import type { Logger } from 'pino'
import { syncTexts } from '#academy/translations/server/shipped-texts.steps.ts'
import { refuseUnfinishedRestore } from '#kit/server/backup/unfinished-restore.ts'
import { openStorage } from '#kit/server/files/open-storage.ts'
import { warningsAbout } from '#kit/server/http/api/proxies.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { rightsOf } from '#kit/server/http/feature.ts'
import { startJobs } from '#kit/server/jobs/jobs.ts'
import { loadTexts } from '#kit/server/language/texts.ts'
import { deliverMails } from '#kit/server/mail/mail.ts'
import { measuredStorage } from '#kit/server/metrics/measured-storage.ts'
import type { Watched } from '#kit/server/metrics/watched.ts'
import { type Db, openDatabase, openPool, type PoolOptions } from '#kit/server/postgres/database.ts'
import { ensureSettings } from '#kit/server/postgres/database-settings.ts'
import { migrate } from '#kit/server/postgres/migrations.ts'
import { checkPreparedStatements, isPooled } from '#kit/server/postgres/replicas/pooler.ts'
import { reachDatabase } from '#kit/server/postgres/replicas/reach-database.ts'
import { serversAt } from '#kit/server/postgres/replicas/servers.ts'
import { followStandby } from '#kit/server/postgres/replicas/standby.ts'
import { checkServer } from '#kit/server/postgres/server/postgres-check.ts'
import { slowStatements } from '#kit/server/postgres/slow-statements.ts'
import type { Config } from '#kit/server/start/config.ts'
import { refuseDemoAcademy } from '#kit/server/start/demo-academy.ts'
import { openLog } from '#kit/server/start/log.ts'
import type { StartError } from '#kit/server/start/start-error.ts'
import { syncPermissions } from '#people/roles/server/rights.steps.ts'
import { features } from './app.ts'

type Stop = () => Promise<void>
const never = new Promise<never>(() => {})
export type OpenPortal = Portal & {
  close: Stop
  /** Settles when the embedded database ended and could not be started again; a server of its own comes back by itself. */
  lost: Promise<StartError>
}

/**
 * All that the portal needs before it listens: the database (the configured one, else the embedded), brought up to date,
 * and the queue. Tests give a `connection` of their own.
 */
export async function openPortal(config: Config, connection?: PoolOptions): Promise<OpenPortal> {
  const stops: Stop[] = []
  const close = async () => {
    for (const stop of stops.reverse()) await stop()
  }
  const log = openLog(config)
  const warnings = warningsAbout(config, log)
  try {
    const reached = connection ? { connection, lost: never } : await reachDatabase(config, log)
    if ('stop' in reached) stops.push(reached.stop)
    const pool = openPool(reached.connection)
    const few = () => openPool({ ...reached.connection, max: 2 })
    const reservedPools = { sessions: few(), signIns: few(), polls: few() }
    const metrics = await metricsOf(config, reached.connection, { pools: { all: pool, ...reservedPools }, warnings })
    if (metrics) stops.push(metrics.close)
    const onStatement = slowStatements(config.slowStatement, log, () => metrics?.slowStatements.inc())
    const open = (pool: pg.Pool) => openDatabase(pool, onStatement)
    const db = open(pool)
    const { sessions, signIns, polls } = reservedPools
    const reserved = { sessions: open(sessions), signIns: open(signIns), polls: open(polls) }
    for (const connections of [db, ...Object.values(reserved)]) stops.push(() => connections.destroy())
    const storage = metrics ? measuredStorage(openStorage(config), metrics) : openStorage(config)
    const { hasPooler } = await prepareDatabase(config, { pool, db, log })
    const standby = standbyOf(config, reserved.sessions, log)
    if (standby) stops.push(standby.close)
    const jobs = await startJobs(reached.connection, log, listeningAt(config, reached.connection, hasPooler))
    stops.push(jobs.stop)
    const portal = {
      config,
      connection: reached.connection,
      db,
      reserved,
      standby,
      storage,
      texts: await loadTexts(reserved.sessions),
      jobs,
      warnings,
      clock: () => new Date(),
      log,
      metrics,
    }
    for (const { beforeStart } of Object.values(features)) await beforeStart?.(portal)
    await deliverMails(portal)
    if (!config.smtpUrl && !config.isDemo) log.warn('SMTP_URL is not set: mails wait in the database until it is.')
    return { ...portal, close, lost: reached.lost }
  } catch (error) {
    await close()
    throw error
  }
}

/** Checks the server, and brings the database up to date: its settings, tables, rights and texts. */
async function prepareDatabase(config: Config, { pool, db, log }: { pool: pg.Pool; db: Db; log: Logger }) {
  await checkServer(pool, { allowsUnsafe: config.allowsUnsafeDatabase })
  await refuseUnfinishedRestore(pool)
  await ensureSettings(pool, log)
  const hasPooler = await isPooled(pool)
  if (hasPooler) await checkPreparedStatements(pool)
  await migrate(pool)
  if (!config.isDemo) await refuseDemoAcademy(db)
  await syncPermissions(db, rightsOf(Object.values(features)))
  await syncTexts(db)
  return { hasPooler }
}

/** The standby server that lists are read from, if one is configured. */
function standbyOf({ databaseReadUrl, databaseReadLag: maxLag }: Config, sessions: Db, log: Logger) {
  return databaseReadUrl ? followStandby(sessions, { connectionString: databaseReadUrl }, { maxLag, log }) : null
}

/**
 * The connection on which the queue listens for new jobs. Behind a pooler LISTEN does not work: there it polls every
 * two seconds.
 */
function listeningAt({ databaseDirectUrl }: Config, connection: PoolOptions, hasPooler: boolean): PoolOptions | null {
  if (databaseDirectUrl) return { servers: serversAt(databaseDirectUrl) }
  return hasPooler ? null : connection
}

/** Loaded only if metrics are turned on. */
async function metricsOf({ metrics }: Config, connection: PoolOptions, watched: Omit<Watched, 'database'>) {
  if (!metrics) return null
  const { openMetrics } = await import('#kit/server/metrics/metrics.ts')
  const database = openDatabase(openPool({ ...connection, max: 1, connectionTimeoutMillis: 3000, query_timeout: 5000 }))
  return { ...openMetrics({ ...watched, database }), close: () => database.destroy() }
}
