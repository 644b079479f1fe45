import { sql } from 'kysely'
import { migrationsIn } from '#kit/server/postgres/migrations.ts'
import { oldestVersion } from '#kit/server/postgres/server/postgres-check.ts'
import { isDemoAcademy } from '#kit/server/start/demo-academy.ts'
import { asking, type Checks, failure, fine, warning } from './finding.ts'

/** A portal's own pools and that of its queue. */
const connectionsOfPortal = 20

const factsQuery = sql<{
  version: number
  is_writable: boolean
  fsync: string
  full_page_writes: string
  encoding: string
  has_icu: boolean
  recorded_collation: string | null
  actual_collation: string | null
  isolation: string
  statement_timeout: string
  max_connections: number
  kept_connections: number
  database_limit: number
  used: number
  missing_extensions: string[]
  oldest_transaction: number | null
  at: string
}>`
  select current_setting('server_version_num')::int / 10000 as version,
         not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable,
         current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
         pg_encoding_to_char(encoding) as encoding,
         exists (select 1 from pg_collation where collname = 'pl-x-icu') as has_icu,
         datcollversion as recorded_collation, pg_database_collation_actual_version(oid) as actual_collation,
         current_setting('default_transaction_isolation') as isolation,
         current_setting('statement_timeout') as statement_timeout,
         current_setting('max_connections')::int as max_connections,
         current_setting('superuser_reserved_connections')::int as kept_connections,
         datconnlimit as database_limit,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
         array(
           select name from unnest(array['unaccent', 'pg_trgm']) as name
           where not exists (select 1 from pg_extension where extname = name)
         ) as missing_extensions,
         (
           select extract(epoch from now() - min(xact_start))::float8 from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
         ) as oldest_transaction,
         clock_timestamp() as at
  from pg_database where datname = current_database()
`

const facts = (check: (facts: Facts, place: Parameters<Parameters<typeof asking>[0]>[1]) => ReturnType<typeof fine>) =>
  asking(async (db, place) => check((await factsQuery.execute(db)).rows[0] as Facts, place))
type Facts = Awaited<ReturnType<typeof factsQuery.execute>>['rows'][number]

/** The database: what it is, and whether it is the portal's. */
export const databaseChecks: Checks = {
  'database.reachable': async ({ db, away, config }) =>
    db
      ? fine(config.databaseUrl ? 'The database of DATABASE_URL answers.' : 'The embedded database answers.')
      : failure(
          `The database cannot be reached: ${away}`,
          config.databaseUrl
            ? 'Bring it back, or mend DATABASE_URL.'
            : 'Start the portal; postgres.log in the data folder says why the database does not start.',
        ),

  'database.version': facts(({ version }) =>
    version >= oldestVersion
      ? fine(`PostgreSQL ${version}.`)
      : failure(`PostgreSQL ${version} is too old.`, `Upgrade it to ${oldestVersion} or newer.`),
  ),

  'database.writable': facts(({ is_writable }) =>
    is_writable
      ? fine('The database may be written to.')
      : failure('The database may only be read.', 'Let DATABASE_URL lead to the server that leads now.'),
  ),

  'database.durability': facts(({ fsync, full_page_writes }, { config }) => {
    if (fsync === 'on' && full_page_writes === 'on') return fine('What is committed survives a power cut.')
    const message = `fsync is ${fsync}, full_page_writes ${full_page_writes}: a power cut loses data.`
    return config.allowsUnsafeDatabase ? fine(`${message} The settings allow it.`) : failure(message, 'Turn both on.')
  }),

  'database.extensions': facts(({ missing_extensions: missing }) =>
    missing.length === 0
      ? fine('The extensions are there.')
      : failure(
          `Missing: ${missing.join(', ')}. Searches fail.`,
          `In the database, as its owner: ${missing.map((name) => `create extension ${name};`).join(' ')} Indexes that went with them come back from a backup.`,
        ),
  ),

  'database.encoding': facts(({ encoding, has_icu }) =>
    encoding === 'UTF8' && has_icu
      ? fine('The database stores UTF-8 and sorts by ICU.')
      : failure(
          `The encoding is ${encoding}${has_icu ? '' : ', and the server was built without ICU'}.`,
          'Move to a database with UTF8, on a server with ICU: dump, create, restore.',
        ),
  ),

  'database.collation': facts(({ recorded_collation: recorded, actual_collation: actual }) =>
    recorded === null || recorded === actual
      ? fine('The order of words is the one that indexes were built with.')
      : failure(
          `The system sorts by version ${actual ?? 'unknown'}, indexes were built by ${recorded}: rows may not be found.`,
          'In the database: reindex database; alter database … refresh collation version;',
        ),
  ),

  'database.isolation': facts(({ isolation }) =>
    isolation === 'read committed'
      ? fine('Transactions are read committed.')
      : failure(
          `Transactions are ${isolation}: two changes at once fail where one would wait.`,
          'alter database … reset default_transaction_isolation;',
        ),
  ),

  'database.timeout': facts(({ statement_timeout }) =>
    statement_timeout === '0'
      ? fine('No statement is cut off.')
      : warning(
          `Statements are cut off after ${statement_timeout}: exports and imports break off.`,
          'alter database … reset statement_timeout;',
        ),
  ),

  'database.connections': facts(({ max_connections, kept_connections, database_limit, used }) => {
    const most = Math.min(max_connections - kept_connections, database_limit < 0 ? max_connections : database_limit)
    const message = `${used} of ${most} connections are in use; a portal takes up to ${connectionsOfPortal}.`
    if (most < connectionsOfPortal)
      return failure(
        message,
        'Raise max_connections, or the limit of the database: alter database … connection limit -1;',
      )
    return used > most * 0.9 ? warning(message, 'Raise max_connections, or run fewer portals.') : fine(message)
  }),

  'database.transactions': facts(({ oldest_transaction }, { needs }) =>
    (oldest_transaction ?? 0) <= needs.transactionSeconds
      ? fine('No transaction has been open for long.')
      : warning(
          `A transaction has been open for ${Math.round((oldest_transaction ?? 0) / 60)} minutes: it keeps locks and old rows.`,
          'Find it in pg_stat_activity (xact_start), and end it: select pg_terminate_backend(pid);',
        ),
  ),

  'database.clock': facts(({ at }, { clock }) => {
    const apart = Math.abs(Date.parse(at) - clock().getTime()) / 1000
    return apart <= 2
      ? fine('The clocks of portal and database agree.')
      : failure(
          `The clocks of portal and database are ${Math.round(apart)} s apart: sessions and links end at the wrong time.`,
          'Let both follow the same time server (timedatectl, chronyc tracking).',
        )
  }),

  'database.migrations': asking(async (db) => {
    const files = await migrationsIn()
    const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(db)
    const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]))
    const unknown = rows.filter(({ name }) => !checksums.has(name)).map(({ name }) => name)
    if (unknown.length > 0)
      return failure(
        `A newer portal has changed the database: ${unknown.join(', ')}.`,
        'Start that version; there is no way back but a backup.',
      )
    const changed = rows.filter(({ name, checksum }) => checksums.get(name) !== checksum).map(({ name }) => name)
    if (changed.length > 0)
      return failure(`These were changed after they were applied: ${changed.join(', ')}.`, 'Restore their files.')
    const left = files.length - rows.length
    return left === 0
      ? fine(`All ${rows.length} migrations are applied.`)
      : warning(`${left} migrations are not applied.`, 'Start this version of the portal: it applies them.')
  }),

  'database.demo': asking(async (db, { config }) =>
    !config.isDemo && (await isDemoAcademy(db))
      ? failure(
          'The database holds the demo academy, whose accounts have a published password.',
          'Start with an empty database, or run npm run end-demo.',
        )
      : fine('No account has the published password of the demo, or this is one.'),
  ),
}
