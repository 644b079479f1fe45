import type { ClientBase, Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Storage } from '#kit/server/files/storage.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import type { Manifest } from './manifest.ts'
import { readPart } from './parts.ts'
import { setAside } from './set-aside.ts'
import { quoted, tablesOf, textSettings } from './snapshot.ts'

/** Fills a migrated database with the rows of a backup, in one transaction: with all of them, or none. */
export async function fillDatabase(pool: Pool, target: Storage, manifest: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(textSettings)
    await client.query(`set local maintenance_work_mem to '256MB'`)
    const tables = await tablesToFill(client, manifest)
    const putBack = await setAside(client)
    // Migrations wrote rows of their own.
    await client.query(`truncate ${tables.map(({ table }) => quoted(table)).join(', ')}`)
    for (const table of tables) await fillTable(client, target, manifest.name, table)
    for (const { sequence, last_value, is_called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), last_value, is_called])
    // What may be checked late is checked now: a table with open checks cannot be altered.
    await client.query('set constraints all immediate')
    for (const statement of putBack) await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function fillTable(
  client: ClientBase,
  target: Storage,
  backup: string,
  { table, columns, part }: Manifest['tables'][number],
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`))
  await readPart(target, backup, part, rows)
  if (rows.rowCount !== part.rows)
    throw new StartError(`${table} got ${rows.rowCount} rows, and the backup has ${part.rows}.`)
}

/** Older backups have unlogged tables as well, which stay empty. */
async function tablesToFill(client: ClientBase, { tables }: Manifest): Promise<Manifest['tables']> {
  const made = new Set((await tablesOf(client)).map(({ table }) => table))
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relpersistence = 'u'`,
  )
  const unlogged = new Set(rows.map(({ table }) => table))
  const filled = tables.filter(({ table }) => !unlogged.has(table))
  const names = new Set(filled.map(({ table }) => table))
  const sentences = [
    ...[...names.difference(made)].map((name) => `The portal has no table ${name}: it belongs into another schema.`),
    ...[...made.difference(names)].map((name) => `The backup has no table ${name}.`),
  ]
  if (sentences.length > 0) throw new StartError(...sentences)
  return filled
}
