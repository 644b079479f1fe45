import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Connection, startPostgres } from '#kit/server/postgres/server/postgres.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that every test's own is a copy of: migrated, otherwise empty. */
    template: Connection
    /** The demo academy as it is seeded: its database, and the data folder with its files. */
    academy: { connection: Connection; dataDir: string }
  }
}

const prefix = 'atelier-test-'

/**
 * In addition to the settings of the seeded folder, which turn durability off. Each test's own database is read for the
 * first time, from memory: a process that waits for another to read a page costs more than the page.
 */
const settings = { max_connections: '300', shared_buffers: '256MB', io_method: 'sync' }

/** Vitest's global setup: one PostgreSQL for the whole run, on a copy of the seeded folder that ends with it. */
export default async function cluster(project: TestProject) {
  await removeLeftBehind()
  const dataDir = await mkdtemp(join(tmpdir(), prefix))
  await cp(await seededFolder(), dataDir, { recursive: true })
  const { connection, stop } = await startPostgres({ dataDir, log: console, settings })
  project.provide('template', { ...connection, database: 'migrated' })
  project.provide('academy', { connection, dataDir })
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
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
