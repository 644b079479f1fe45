import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'
import { StartError } from '#server/kit/start/start-error.ts'

type Migration = { name: string; checksum: string; sql: string }

const defaultFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Applies pending migrations: each file once, in order, in a transaction of its own. Returns their names. */
export async function migrate(pool: Pool, folder = defaultFolder): Promise<string[]> {
  const files = await migrationsIn(folder)
  const client = await pool.connect()
  try {
    // Portals that start at the same time migrate one after the other; the lock ends with the connection.
    await client.query("SELECT pg_advisory_lock(hashtext('atelier migrations'))")
    const pending = await pendingOf(client, files)
    for (const migration of pending) await apply(client, migration)
    // A rewritten table has an empty visibility map: until a vacuum there are no index-only scans.
    if (pending.length > 0 && pending.length < files.length) await client.query('VACUUM ANALYZE')
    return pending.map(({ name }) => name)
  } finally {
    client.release(true)
  }
}

async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(`${folder}/${file}`, 'utf8')
      return { name: file.slice(0, -'.sql'.length), checksum: createHash('sha256').update(sql).digest('hex'), sql }
    }),
  )
}

async function pendingOf(client: ClientBase, files: Migration[]) {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<Omit<Migration, 'sql'>>(
    'SELECT name, checksum FROM migrations ORDER BY name COLLATE "C"',
  )
  const sentences = rows.flatMap(({ name, checksum }, position) => {
    const file = files.find((migration) => migration.name === name)
    if (!file) return `The database has the migration ${name}, which this portal does not know: start a newer portal.`
    if (file.checksum !== checksum)
      return `The migration ${name} was changed after this database applied it: restore it.`
    if (file !== files[position])
      return `The migration ${files[position]?.name} comes before ${name}, which this database has applied: number it anew.`
    return []
  })
  if (sentences.length > 0) throw new StartError(...new Set(sentences))
  return files.slice(rows.length)
}

async function apply(client: ClientBase, { name, checksum, sql }: Migration) {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new StartError(`The migration ${name} failed: ${(error as Error).message}.`)
  }
}
