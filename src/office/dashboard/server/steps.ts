import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Steps } from '#kit/server/http/feature.ts'
import { stepNames, type WaitingStep } from '#office/dashboard/contract/dashboard.ts'

/** What this person has to do, in the contract's order: of each kind the most urgent. One statement, however many kinds there are. */
export async function stepsFor(ctx: Context, steps: Steps): Promise<WaitingStep[]> {
  const own = stepNames.filter((name) => steps[name]?.isFor(ctx.user))
  if (own.length === 0) return []
  const firsts = own.map(
    (name) => sql`(
      select ${sql.lit(name)} as name, count(*) over () as count, id, title, at, last_day
      from (${(steps[name] as Steps[string]).rows(ctx)}) waiting order by at, last_day, id limit 1
    )`,
  )
  const { rows } = await sql<WaitingStep>`${sql.join(firsts, sql` union all `)}`.execute(ctx.db)
  return stepNames.flatMap((step) => rows.filter(({ name }) => name === step))
}
