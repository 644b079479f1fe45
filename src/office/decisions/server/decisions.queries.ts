import { sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Decisions } from '#kit/server/http/feature.ts'
import { type DecisionKind, decisionKinds, type WaitingDecision } from '#office/decisions/contract/decisions.ts'

export type AllDecisions = Record<string, Decisions>
type Own = readonly (readonly [DecisionKind, Decisions])[]

/** The kinds that the user may decide, in the contract's order. */
export function ownDecisions(decisions: AllDecisions, user: User): Own {
  return decisionKinds.flatMap((kind) => {
    const its = decisions[kind]
    return its?.isFor(user) ? [[kind, its] as const] : []
  })
}

export async function countDecisions(ctx: Context, own: Own): Promise<{ kind: DecisionKind; count: number }[]> {
  if (own.length === 0) return []
  const counts = own.map(
    ([kind, { rows }]) => sql`select ${sql.lit(kind)} as kind, count(*) as count from (${rows(ctx)}) waiting`,
  )
  const { rows } = await sql<{ kind: DecisionKind; count: number }>`${union(counts)}`.execute(ctx.db)
  return own.flatMap(([kind]) => rows.filter((row) => row.kind === kind))
}

/**
 * What has a deadline first, then what waits longest. One statement, which reads of each kind no more than may be shown: the first by
 * the index of its queue. Its columns are named, so that it is prepared: several queues take longer to plan than to read.
 */
export async function waitingDecisions(ctx: Context, own: Own, most: number): Promise<WaitingDecision[]> {
  if (own.length === 0) return []
  const firsts = own.map(
    ([kind, { rows }]) => sql`(
      select ${sql.lit(kind)} as kind, id, since, due, person, title::json as title
      from (${rows(ctx)}) waiting order by since, id limit ${most}
    )`,
  )
  const { rows } = await sql<WaitingDecision>`
    select kind, id, since, due, person, title from (${union(firsts)}) waiting order by due, since, kind, id limit ${most}
  `.execute(ctx.db)
  return rows
}

/** One row for each that waits for the user, as a counter has it. */
export function everyDecision(ctx: Context, own: Own) {
  return sql<{ since: string }>`${union(own.map(([, { rows }]) => sql`select since from (${rows(ctx)}) waiting`))}`
}

function union(queries: readonly ReturnType<typeof sql>[]) {
  return sql.join(queries, sql` union all `)
}
