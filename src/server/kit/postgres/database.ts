import { createHash } from 'node:crypto'
import { type ColumnType, type Generated, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { parseJson } from '#server/kit/http/json.ts'
import { endsConnection, isReadOnly } from './database-errors.ts'

/** The tables; each feature adds its own by declaration merging beside its queries. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it.
export interface Tables {}

/** The database, or the transaction that a request runs in. Handlers get it from their context; there is no other handle. */
export type Db = Kysely<Tables> | Transaction<Tables>

export type { Generated }
/** Read as ISO 8601 text in UTC, exactly as it travels. */
export type Instant = ColumnType<string, Date | string, Date | string>
export type Json<Value> = ColumnType<Value, Value, Value>
/** Kept by the database from other rows; no code writes it. */
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
    // Indexes are read from memory as a rule; and what a page takes is over before a compiler would have begun.
    options: '-c timezone=UTC -c random_page_cost=1.1 -c jit=off',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => outlive(pool, client as unknown as pg.Client))
  return pool
}

/**
 * A lost connection is told to whoever waits for a query or asks the next one, and replaced by the pool. The pool itself
 * listens to idle clients only: unheard, the end of one that is in use would be the portal's.
 */
function outlive(pool: pg.Pool, client: pg.Client): void {
  client.on('error', () => {})
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    // An ended client does not go back to the pool.
    if (endsConnection(code)) void client.end()
    if (isReadOnly(code)) void renewAll(pool)
  })
}

const renewing = new WeakSet<pg.Pool>()

/** Where one connection leads to a server that another took over from, the rest do, too: each is let go as soon as it is free. */
async function renewAll(pool: pg.Pool): Promise<void> {
  if (renewing.has(pool)) return
  renewing.add(pool)
  const all = Array.from({ length: pool.totalCount }, () => pool.connect().then((client) => client.release(true)))
  await Promise.allSettled(all)
  renewing.delete(pool)
}

export function openDatabase(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

// The number of texts is bounded, since lists compose their queries and each prepared one costs the server memory.
const maxPrepared = 500
const names = new Map<string, string>()

export const eachTime = '/* planned each time */'
/** Goes in front of a query whose best plan depends on its values, so that no plan is kept for it. */
export const planEachTime = sql.raw(eachTime)

/** Prepares every other query with parameters once per connection: unnamed ones are parsed and planned again each time. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads of one method.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : null
    const forward = super.query as (...args: unknown[]) => unknown
    return name ? forward.call(this, { name, text, values }, ...rest) : forward.apply(this, args)
  }
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (names.size >= maxPrepared || text.includes(eachTime)) return null
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
