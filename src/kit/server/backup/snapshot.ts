import pg, { type ClientBase, type Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Purpose } from '#kit/contract/values/files.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import type { Manifest } from './manifest.ts'
import type { WritePart } from './parts.ts'
import { writeWaitingJobs } from './waiting-jobs.ts'

/** Reads all tables of the database in one consistent snapshot for a backup. */

/** A row of `files`, as far as its bytes have to be found. */
export type NamedFile = { storage_key: string; purpose: Purpose; width: number | null; sums: Record<string, string> }

export type Snapshot = Pick<
  Manifest,
  'installation' | 'server_version' | 'migrations' | 'tables' | 'sequences' | 'jobs'
> & {
  files: NamedFile[]
}

/** What text looks like does not depend on the server's settings; nothing ends what takes long. */
export const textSettings = `
  set local search_path to public;
  set local datestyle to 'ISO, YMD';
  set local intervalstyle to 'postgres';
  set local extra_float_digits to 1;
  set local bytea_output to 'hex';
  set local timezone to 'UTC';
  set local statement_timeout to 0;
  set local lock_timeout to 0;
  set local idle_in_transaction_session_timeout to 0;
  set local transaction_timeout to 0;
`

/** Reads the whole database as it is at one moment, table by table, while others go on writing. */
export async function readSnapshot(pool: Pool, write: WritePart): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    const expected = await tablesOf(client)
    await client.query('begin isolation level repeatable read read only')
    await client.query(textSettings)
    // Before the snapshot: a table that a migration rewrites after it would look empty.
    await client.query(`lock table ${expected.map(({ table }) => quoted(table)).join(', ')} in access share mode`)
    const tables = await tablesOf(client)
    if (JSON.stringify(tables) !== JSON.stringify(expected))
      throw new StartError('The database was being upgraded: make the backup once that is done.')
    const facts = await factsOf(client)
    const sequences = await sequencesOf(client)
    const jobs = await writeWaitingJobs(client, write)
    const copies = []
    for (const { table, columns, isPartitioned } of tables) {
      const from = `${isPartitioned ? '' : 'only '}${quoted(table)}`
      const rows = client.query(copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${from}) to stdout`))
      const written = await write(`tables/${table}.zst`, rows)
      copies.push({ table, columns, written, rows })
    }
    await client.query('commit')
    client.release()
    // How many rows a stream had is known only after its end, but before the answer to the next statement.
    const copied = copies.map(({ table, columns, written, rows }) => ({
      table,
      columns,
      part: { ...written, rows: rows.rowCount },
    }))
    return { ...facts, tables: copied, sequences, jobs }
  } catch (error) {
    client.release(true)
    throw error
  }
}

export const quoted = pg.escapeIdentifier

export type Table = { table: string; columns: string[]; isPartitioned: boolean }

/**
 * All tables of the portal, each with the columns that are not generated; extensions bring their own. An unlogged table
 * is left out: it loses its rows in a crash as well.
 */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as table, relkind = 'p' as "isPartitioned",
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' and not relispartition and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
    )
    order by relname collate "C"
  `)
  return rows
}

async function factsOf(client: ClientBase) {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  )
  const { rows: files } = await client.query<NamedFile>(
    'select storage_key, purpose, width, sums from files order by id',
  )
  const { rows } = await client.query<{ installation: string; server_version: string }>(
    `select id::text as installation, current_setting('server_version') as server_version from installation`,
  )
  const [facts] = rows
  if (!facts) throw new StartError('The database has no installation id: start the portal on it first.')
  return { ...facts, migrations, files }
}

/** They are read as they are now, which is never less than what the snapshot has used of them. */
async function sequencesOf(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows: all } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const each = all.map(
    ({ name }) => `select ${pg.escapeLiteral(name)} as sequence, last_value::text, is_called from ${quoted(name)}`,
  )
  if (each.length === 0) return []
  return (await client.query<Manifest['sequences'][number]>(each.join(' union all '))).rows
}
