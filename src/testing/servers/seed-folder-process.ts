import { existsSync, statSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openPortal } from '#app/server/portal.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { migrate } from '#kit/server/postgres/migrations.ts'
import { startPostgres } from '#kit/server/postgres/server/postgres.ts'
import { inMaintenance } from '#testing/servers/clone.ts'
import { testConfig } from '#testing/test-config.ts'

/*
 * Makes the seeded folder (`seeded-folder.ts`) at the given path, in a process of its own, as it takes the modules of
 * the whole server. In addition to the demo academy its cluster has the database `migrated`, on which only the
 * migrations have run.
 */

/** Tests ask nothing of durability, and get their databases in a third of the time. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }
const unfinished = 'unfinished-'

const folder = process.argv[2] as string
const all = dirname(folder)
await mkdir(all, { recursive: true })
// SQLite's lock ends with the process, however that ends.
const lock = new DatabaseSync(join(all, 'lock'), { timeout: 600_000 })
lock.exec('BEGIN EXCLUSIVE')
if (!existsSync(folder)) {
  await removeOlder()
  const fresh = await mkdtemp(join(all, unfinished))
  await seed(fresh)
  await rename(fresh, folder)
}
lock.close()

/** The folders of the last two sources remain, for switching between two branches. */
async function removeOlder() {
  const names = (await readdir(all)).filter((name) => name !== 'lock')
  const madeAt = (name: string) => statSync(join(all, name)).mtimeMs
  const finished = names.filter((name) => !name.startsWith(unfinished))
  const newest = finished.toSorted((one, other) => madeAt(other) - madeAt(one)).slice(0, 2)
  for (const name of names) if (!newest.includes(name)) await rm(join(all, name), { recursive: true, force: true })
}

async function seed(dataDir: string) {
  const config = testConfig(dataDir)
  await writeFile(join(dataDir, 'session-secret'), config.sessionSecret, { mode: 0o600 })
  const postgres = await startPostgres({ dataDir, log: console, settings })
  try {
    const pool = new pg.Pool(postgres.connection)
    await migrate(pool)
    await pool.end()
    await inMaintenance(postgres.connection, `CREATE DATABASE migrated TEMPLATE ${postgres.connection.database}`)
    const portal = await openPortal(config, postgres.connection)
    await seedDemo(portal).finally(portal.close)
  } finally {
    await postgres.stop()
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), lines.join(''))
}
