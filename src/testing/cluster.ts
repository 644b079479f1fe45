import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '#demo/seed.ts'
import { migrate } from '#server/kit/postgres/migrations.ts'
import { type Connection, startPostgres } from '#server/kit/postgres/postgres.ts'
import { openPortal } from '#server/portal.ts'
import { cloneDatabase } from './clone.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that every test's own is a copy of: migrated, otherwise empty. */
    template: Connection
    /** The demo academy as it is seeded: its database, and the data folder with its files. */
    academy: { connection: Connection; dataDir: string }
  }
}

const prefix = 'atelier-test-'

/** Tests ask nothing of durability, and get their databases in a third of the time. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '300',
}

/** Vitest's global setup: one PostgreSQL for the whole run, in a folder that ends with it. */
export default async function cluster(project: TestProject) {
  await removeLeftBehind()
  const dataDir = await mkdtemp(join(tmpdir(), prefix))
  const postgres = await startPostgres({ dataDir, log: console, settings })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await migrateTemplate(postgres.connection)
    project.provide('template', postgres.connection)
    project.provide('academy', await seededAcademy(postgres.connection, dataDir))
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrateTemplate(connection: Connection) {
  const pool = new pg.Pool(connection)
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

async function seededAcademy(template: Connection, clusterDir: string) {
  const dataDir = join(clusterDir, 'academy')
  const { connection } = await cloneDatabase(template)
  const portal = await openPortal(testConfig(dataDir), connection)
  try {
    await seedDemo(portal)
  } finally {
    await portal.close()
  }
  return { connection, dataDir }
}

/** A run that was killed could not tidy up. One that still runs holds its folder, so that starting there fails; one just begun may not hold it yet. */
async function removeLeftBehind() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const dataDir = join(tmpdir(), name)
    const { mtimeMs } = await stat(dataDir)
    if (Date.now() - mtimeMs < 60_000) continue
    const postgres = await startPostgres({ dataDir, log: console, settings }).catch(() => null)
    if (!postgres) continue
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
