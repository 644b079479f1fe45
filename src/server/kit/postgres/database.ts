import { createHash } from 'node:crypto'
import { type ColumnType, type Generated, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { parseJson } from '#server/kit/http/json.ts'
import { endsConnection, isReadOnly } from './database-errors.ts'

/** The tables; each feature adds its own by declaration merging beside its queries. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it.
export interface Tables {}

/** The database, or the transaction of a request. Handlers get it from their context; there is no other handle. */
export type Db = Kysely<Tables> | Transaction<Tables>

export type { Generated }
/** Read as ISO 8601 text in UTC, as in the API. */
export type Instant = ColumnType<string, Date | string, Date | string>
export type Json<Value> = ColumnType<Value, Value, Value>
/** Computed by a trigger or a generated column; no code writes it. */
export type Derived<Value> = ColumnType<Value, never, never>

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
types.setTypeParser(pg.types.builtins.JSON, parseJson)
types.setTypeParser(pg.types.builtins.JSONB, parseJson)

export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...connection,
    types,
    Client: PreparingClient,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Indexes are usually cached in memory; and queries of a page are shorter than JIT compilation.
    options: '-c timezone=UTC -c random_page_cost=1.1 -c jit=off',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => surviveDisconnect(pool, client as unknown as pg.Client))
  return pool
}

/**
 * A lost connection fails its running or next query, and the pool replaces it. The pool listens to the errors of idle clients only:
 * without this listener, the error of a client in use would end the process.
 */
function surviveDisconnect(pool: pg.Pool, client: pg.Client): void {
  client.on('error', () => {})
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    // The pool discards an ended client.
    if (endsConnection(code)) void client.end()
    if (isReadOnly(code)) void reconnectAll(pool)
  })
}

const reconnecting = new WeakSet<pg.Pool>()

/** After a failover every connection leads to the former primary, now read-only: each is closed as soon as it is free. */
async function reconnectAll(pool: pg.Pool): Promise<void> {
  if (reconnecting.has(pool)) return
  reconnecting.add(pool)
  const all = Array.from({ length: pool.totalCount }, () => pool.connect().then((client) => client.release(true)))
  await Promise.allSettled(all)
  reconnecting.delete(pool)
}

export function openDatabase(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

// Limits the prepared statements: lists compose many different queries, and each prepared one takes memory on the server.
const maxPrepared = 500
const statementNames = new Map<string, string>()

export const unpreparedMark = '/* planned each time */'
/** Prefix of a query whose best plan depends on its parameters: it is not prepared, so no generic plan is cached. */
export const planEachTime = sql.raw(unpreparedMark)

/** Turns every other parameterized query into a named prepared statement, parsed and planned once per connection. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads of one method.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : null
    const forward = super.query as (...args: unknown[]) => unknown
    return name ? forward.call(this, { name, text, values }, ...rest) : forward.apply(this, args)
  }
}

function statementName(text: string): string | null {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= maxPrepared || text.includes(unpreparedMark)) return null
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
