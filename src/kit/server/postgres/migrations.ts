import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'
import { StartError } from '#kit/server/start/start-error.ts'
import { isConflict, isUnavailable } from './database-errors.ts'

type Migration = { name: string; checksum: string; sql: string }
type Applied = Omit<Migration, 'sql'>

const defaultFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** A transaction that waits for a lock blocks all later ones: a migration gives up soon, and retries later. */
const givesWay = "SET LOCAL lock_timeout = '3s';"
/**
 * Since portals are upgraded one by one, a migration does not hold locks for longer either. Earlier ones were written
 * for a portal that is stopped.
 */
const isBrief = "SET LOCAL transaction_timeout = '3s';"
const firstBrief = '0163'
const maxAttempts = 30

/** The first line of a file whose statements build or drop indexes `CONCURRENTLY`, which PostgreSQL does in no transaction. */
const outside = '-- outside a transaction\n'

/**
 * Applies pending migrations: each file once, in order, in a transaction of its own, while portals of the version before go on.
 * Returns the names of those that it applied itself. With `only`, no others than these: an older database is to be filled.
 */
export async function migrate(pool: Pool, folder = defaultFolder, only?: readonly Applied[]): Promise<string[]> {
  const all = await migrationsIn(folder)
  if (only) refuseUnknown(only, all)
  const files = all.slice(0, only?.length)
  const applied: string[] = []
  const isFirstStart = (await namesOfApplied(pool)).length === 0
  for (let attempt = 1; ; attempt++) {
    const next = await tryNext(pool, files)
    if (next === 'none') break
    if (next === 'busy') {
      // Another portal migrates, however long it takes.
      await setTimeout(100)
      attempt = 0
    } else if ('applied' in next) {
      applied.push(next.applied)
      attempt = 0
    } else if (attempt === maxAttempts) throw new StartError(gaveUp(next.failed, next.error))
    else await setTimeout(100 + Math.random() * 1000)
  }
  // A rewritten table has an empty visibility map: until a vacuum there are no index-only scans.
  if (applied.length > 0 && !isFirstStart) await pool.query('VACUUM ANALYZE')
  return applied
}

/** The names of all migrations that this version has. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(defaultFolder)).filter(isMigration).map(nameOf)
}

type Outcome = 'none' | 'busy' | { applied: string } | { failed: string; error: Error }

/**
 * The lock is the transaction's: behind a pooler there is no other. The migration does not wait for it, as a waiting
 * transaction would block an index that is built concurrently.
 */
async function tryNext(pool: Pool, files: Migration[]): Promise<Outcome> {
  const client = await pool.connect()
  let name = ''
  let isOver = false
  try {
    await client.query('BEGIN')
    const { rows } = await client.query("SELECT pg_try_advisory_xact_lock(hashtext('atelier migrations')) AS is_ours")
    if (!rows[0].is_ours) return 'busy'
    const migration = await nextOf(client, files)
    if (!migration) {
      await client.query('COMMIT')
      isOver = true
      return 'none'
    }
    name = migration.name
    if (migration.sql.startsWith(outside)) await applyOutside(pool, migration.sql)
    else await client.query(`${givesWay} ${name < firstBrief ? '' : isBrief} ${migration.sql}`)
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, migration.checksum])
    await client.query('COMMIT')
    isOver = true
    return { applied: name }
  } catch (error) {
    if (name && isWorthAnotherTry(error)) return { failed: name, error: error as Error }
    throw name ? new StartError(`The migration ${name} failed: ${(error as Error).message}.`) : error
  } finally {
    // Closing its connection also ends a transaction that did not commit.
    client.release(!isOver)
  }
}

/** An interrupted run left an invalid index; it is built again. */
async function applyOutside(pool: Pool, file: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await pool.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
  // Several statements that are sent as one are a transaction.
  for (const statement of file.split(/;\s*$/m)) if (statement.trim()) await pool.query(statement)
}

/** Locks that others held, a deadlock with them, a lost connection. */
function isWorthAnotherTry(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03' || isConflict(error) || isUnavailable(error)
}

function gaveUp(name: string, { message }: Error): string {
  return `The migration ${name} was tried ${maxAttempts} times (${message}); nothing of it was kept. It may hold up others for three seconds: start again when less is going on, and look in pg_stat_activity for who holds a lock for long.`
}

export async function migrationsIn(folder = defaultFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(isMigration).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(`${folder}/${file}`, 'utf8')
      return { name: nameOf(file), checksum: createHash('sha256').update(sql).digest('hex'), sql }
    }),
  )
}

const isMigration = (file: string) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)
const nameOf = (file: string) => file.slice(0, -'.sql'.length)

async function namesOfApplied(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ is_there: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS is_there")
  if (!rows[0]?.is_there) return []
  return (await pool.query<{ name: string }>('SELECT name FROM migrations')).rows.map(({ name }) => name)
}

async function nextOf(client: ClientBase, files: Migration[]): Promise<Migration | undefined> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<Applied>('SELECT name, checksum FROM migrations ORDER BY name COLLATE "C"')
  refuseUnknown(rows, files)
  return files[rows.length]
}

/** Refuses what a newer portal applied, or another one. */
export async function requireKnown(applied: readonly Applied[], folder = defaultFolder): Promise<void> {
  refuseUnknown(applied, await migrationsIn(folder))
}

/** What was applied has to be the first of what this portal has. */
function refuseUnknown(applied: readonly Applied[], files: readonly Applied[]): void {
  const sentences = applied.flatMap(({ name, checksum }, position) => {
    const file = files.find((migration) => migration.name === name)
    if (!file) return `The database has the migration ${name}, which this portal does not know: start a newer portal.`
    if (file.checksum !== checksum)
      return `The migration ${name} was changed after this database applied it: restore it.`
    if (file !== files[position])
      return `The migration ${files[position]?.name} comes before ${name}, which this database has applied: give it a higher number.`
    return []
  })
  if (sentences.length > 0) throw new StartError(...new Set(sentences))
}
