import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { createApp } from '#app/server/app.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Academy, type Account, academy } from '#testing/academy.ts'
import { Visitor } from '#testing/visitor.ts'

/** One step of a plan, as PostgreSQL explains it. */
export type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** A portal whose database queries are recorded, so that a test can examine the plan of each. */
export async function watchedPortal(world: Academy) {
  /** All that was built, in parts too, and, under its id, whether the database answered it. */
  const built = new Map<object, { query: CompiledQuery; isAnswered: boolean }>()
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      built.set(queryId, { query: world.db.getExecutor().compileQuery(node, queryId), isAnswered: false })
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const known = built.get(queryId)
      if (known) known.isAnswered = true
      return result
    },
  }
  const db = world.db.withPlugin(listener)
  const app = await createApp({
    ...world.portal,
    clock: world.clock.now,
    db,
    reserved: { sessions: db, signIns: db, polls: db },
    standby: null,
  })
  const queriesIn = async (call: () => Promise<unknown>) => {
    built.clear()
    await call()
    return [...built.values()]
  }
  return {
    visitor: async (account: Account) => new Visitor(app, undefined, (await world.visitor(account)).cookies),
    /** The queries of a call, except those of the session, which are raw SQL rather than built, and of the limits. */
    queriesOf: async (call: () => Promise<unknown>): Promise<CompiledQuery[]> =>
      (await queriesIn(call))
        .filter(({ query, isAnswered }) => isAnswered && !query.sql.includes('request_counts'))
        .map(({ query }) => query),
    /** The steps, as executed, of one query of a call: the one that contains `part`, by default a list's. */
    planOf: async (call: () => Promise<unknown>, part = 'as "total"'): Promise<Step[]> => {
      const found = (await queriesIn(call)).find(({ query }) => query.sql.includes(part))
      if (!found) throw new Error(`No query contains ${part}.`)
      return explain(world.db, found.query)
    },
    close: () => app.close(),
  }
}

/** An academy with the rows that `fill` adds to it, and the office at a portal that is listened to; fills take their time. */
export async function filledAcademy(fill: (world: Academy) => Promise<void>) {
  const world = await academy()
  await fill(world)
  const portal = await watchedPortal(world)
  const office = await portal.visitor('office')
  const close = async () => {
    await portal.close()
    await world.close()
  }
  return { portal, office, db: world.db, close }
}

export type FilledAcademy = Awaited<ReturnType<typeof filledAcademy>>

type Pages = {
  /** One page of each, both ways. */
  filters: readonly object[]
  sortBy?: string | null | undefined
  /** What the list is of, and how many of its rows a page with its quick count may take out of it. */
  table: string
  most?: number
  /** The quick count may begin to read the table from its start, for it soon has enough there. */
  mayScan?: boolean
}

/** Those pages of a list for which the database takes too many rows, or reads them all. */
export async function slowPages(
  { portal, office }: Pick<FilledAcademy, 'portal' | 'office'>,
  list: Endpoint,
  { filters, sortBy, table, most = 6000, mayScan = false }: Pages,
): Promise<string[]> {
  const slow: string[] = []
  for (const filter of filters)
    for (const descending of [0, 1] as const) {
      const query = { itemsPerPage: 25, total: 'later', ...filter, sortBy, descending }
      const plan = await portal.planOf(() => office.send(list, query as never))
      const taken = rowsTaken(plan, table)
      if (taken > most || (!mayScan && wholeReads(plan, [table]).length > 0))
        slow.push(`${JSON.stringify(filter)} ${descending}: ${taken}`)
    }
  return slow
}

/** Runs a query for its plan's steps. */
export async function explain(db: Db, { sql, parameters }: CompiledQuery): Promise<Step[]> {
  const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters])
  const { rows } = await db.executeQuery(explained as CompiledQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>)
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)))
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}

/** Which of the large tables a plan reads from end to end; what it has in store and did not need does not count. */
export function wholeReads(plan: Step[], large: string[]): string[] {
  return plan
    .filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0)
    .map((step) => step['Relation Name'] ?? '')
    .filter((table) => large.includes(table))
}

/** How many rows of a table a plan took out of it; what an index alone answered was not taken. */
export function rowsTaken(plan: Step[], table: string): number {
  return plan
    .filter((step) => step['Relation Name'] === table && step['Node Type'] !== 'Index Only Scan')
    .reduce(
      (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    )
}
