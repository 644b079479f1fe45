import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { parseJson } from '#kit/server/http/json.ts'
import { endsConnection } from './database-errors.ts'
import { instantOf } from './instant.ts'
import type { Merged, Narrowed } from './narrowed.ts'
import { LeadingClient, LeadingPool } from './replicas/leading-pool.ts'
import type { Servers } from './replicas/servers.ts'
import { nameOfStatement } from './statement-name.ts'

/** Opens the database, and declares its types: `Tables`, `Db`. */

/** The schema's tables, with the values of columns that features declare. */
export interface Tables extends Merged<Narrowed> {}

/** The database, or the transaction of a request. Handlers get it from their context; there is no other handle. */
export type Db = Kysely<Tables> | Transaction<Tables>

declare module 'pg' {
  interface Client {
    /** The parameters of a connection's startup message. */
    getStartupConf(): Record<string, string>
  }
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf)
types.setTypeParser(pg.types.builtins.JSON, parseJson)
types.setTypeParser(pg.types.builtins.JSONB, parseJson)

/** How the database is reached: one server, or several of which one leads. */
export type PoolOptions = pg.PoolConfig & {
  servers?: Servers
  /** Of a standby, whose connections may only be read. */
  isStandby?: boolean
  /** Whether repeated queries are prepared; true by default. */
  isPrepared?: boolean
}

/**
 * Nothing is set for a session (`SET`, a lock, LISTEN): behind a pooler every transaction may run on another one. What queries are planned
 * by, the database has as its settings (`database-settings.ts`).
 */
export function openPool({ isStandby = false, ...connection }: PoolOptions): pg.Pool {
  const pool = new (isStandby ? pg.Pool : LeadingPool)({
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...connection,
    types,
    Client: PreparingClient,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Prepared statements that are no longer used end with their connection.
    maxLifetimeSeconds: 3600,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => surviveDisconnect(client as unknown as pg.Client))
  return pool
}

/**
 * A lost connection fails its running or next query, and the pool replaces it. The pool listens to the errors of idle clients only:
 * without this listener, the error of a client in use would end the process.
 */
function surviveDisconnect(client: pg.Client): void {
  client.on('error', () => {})
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    // The pool discards an ended client.
    if (endsConnection(code)) void client.end()
  })
}

/** Gets the duration of every statement, in milliseconds. */
export type OnStatement = (text: string, ms: number) => void

export function openDatabase(pool: pg.Pool, onStatement?: OnStatement): Kysely<Tables> {
  const log = onStatement && ((event: LogEvent) => onStatement(event.query.sql, event.queryDurationMillis))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
}

/**
 * The names of statements by their texts; empty for one that came once. Lists compose many different queries, and each prepared one takes
 * memory on the server: only those that come again are prepared, and of these no more than were used last.
 */
const statementNames = new LRUCache<string, string>({ max: 1000 })

export const unpreparedMark = '/* planned each time */'
/** Prefix of a query whose best plan depends on its parameters: it is not prepared, so no generic plan is cached. */
export const planEachTime = sql.raw(unpreparedMark)

/** Turns every other parameterized query that comes again into a named prepared statement, parsed and planned once per connection. */
class PreparingClient extends LeadingClient {
  readonly #prepares: boolean

  constructor({ isPrepared = true, ...connection }: PoolOptions = {}) {
    super(connection)
    this.#prepares = isPrepared
  }

  /** Of the startup parameters, poolers preserve the time zone for each client of a session; they refuse `options`. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' }
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads of one method.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const name = this.#prepares && typeof text === 'string' && Array.isArray(values) ? statementName(text) : null
    const forward = super.query as (...args: unknown[]) => unknown
    return name ? forward.call(this, { name, text, values }, ...rest) : forward.apply(this, args)
  }
}

// Once a newer version has added a column, a prepared `select *` of this one would fail: its result must not change.
const allColumns = /(?:\bselect|\breturning|,) (?:distinct )?(?:"\w+"\.)?\*/i

function statementName(text: string): string | null {
  const known = statementNames.get(text)
  if (known) return known
  if (text.includes(unpreparedMark) || allColumns.test(text)) return null
  const name = known === '' ? nameOfStatement(text) : ''
  statementNames.set(text, name)
  return name || null
}
