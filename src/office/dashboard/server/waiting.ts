import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Counter } from '#kit/server/http/feature.ts'
import { type Queue, queueNames } from '#office/dashboard/contract/dashboard.ts'

export type Counters = Record<string, Counter>

export async function countsOf(ctx: Context, counters: Counters): Promise<Record<string, number>> {
  const nothing = Object.keys(counters).map((name) => [name, 0] as const)
  const waiting = (await waitingFor(ctx, Object.entries(counters))).map(({ name, count }) => [name, count] as const)
  return Object.fromEntries([...nothing, ...waiting])
}

/** In the contract's order. */
export async function queuesOf(ctx: Context, counters: Counters): Promise<Queue[]> {
  const queues = Object.values(counters).flatMap(({ queue, inQueue, ...counter }) =>
    queue ? [[queue, { ...counter, rows: inQueue ?? counter.rows }] as const] : [],
  )
  const waiting = await waitingFor(ctx, queues)
  return queueNames.flatMap((queue) =>
    waiting.filter(({ name }) => name === queue).map(({ count, oldest_at }) => ({ name: queue, count, oldest_at })),
  )
}

/**
 * The counters of this user: how many rows of each kind wait, and since when the oldest does. One statement, since
 * every tab polls it.
 */
async function waitingFor(ctx: Context, named: readonly (readonly [string, Pick<Counter, 'isFor' | 'rows'>])[]) {
  const own = named.filter(([, { isFor }]) => isFor(ctx.user))
  if (own.length === 0) return []
  const counts = own.map(
    ([name, { rows }]) =>
      sql`select ${sql.lit(name)} as name, count(*) as count, min(since) as oldest_at from (${rows(ctx)}) waiting`,
  )
  const { rows } = await sql<{ name: string; count: number; oldest_at: string | null }>`
    ${sql.join(counts, sql` union all `)}
  `.execute(ctx.db)
  return rows
}
