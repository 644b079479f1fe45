import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { createApp } from '#server/app.ts'
import type { Academy, Account } from './server.ts'
import { Visitor } from './visitor.ts'

/** One step of a plan, as PostgreSQL explains it. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** A portal whose questions to its database are heard, so that a test can ask by which plan the database finds the answer. */
export async function watchedPortal(world: Academy) {
  const asked: CompiledQuery[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(world.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const app = await createApp({ ...world.portal, db: world.db.withPlugin(listener) })
  return {
    visitor: async (account: Account) => new Visitor(app, undefined, (await world.visitor(account)).cookies),
    /** The steps, as they went, of one query that a call asks: the one in which `said` stands, a list's where it is not said. */
    planOf: async (call: () => Promise<unknown>, said = 'as "total"'): Promise<Step[]> => {
      asked.length = 0
      await call()
      const query = asked.find((compiled) => compiled.sql.includes(said))
      if (!query) throw new Error(`No query says ${said}.`)
      const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${query.sql}`, [
        ...query.parameters,
      ])
      const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(explained)
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)))
    },
    close: () => app.close(),
  }
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}

/** Which of the large tables a plan reads from end to end. */
export function wholeReads(plan: Step[], large: string[]): string[] {
  return plan
    .filter((step) => step['Node Type'] === 'Seq Scan')
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
