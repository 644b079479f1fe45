import { sql } from 'kysely'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Charts } from '#kit/server/http/feature.ts'
import { type Chart, chartNames } from '#office/dashboard/contract/dashboard.ts'

/**
 * What happened in each of the last twelve months, and in all of the same days a year earlier: whole days of the academy, so that a
 * list narrowed to them has the very rows that are counted here. A count for each month, since the database finds its ends in an
 * index; a query for each chart, since it counts several at once.
 */
export async function monthsOf(ctx: Context, charts: Charts): Promise<Chart[]> {
  const own = chartNames.filter((name) => charts[name]?.isFor(ctx.user))
  return Promise.all(
    own.map(async (name) => {
      const spans = await countedSpans(ctx, charts[name] as Charts[string])
      const months = spans.flatMap(({ month, count }) => (month ? [{ month, count }] : []))
      const before = spans.find(({ month }) => !month)
      return {
        name,
        months,
        total: months.reduce((sum, { count }) => sum + count, 0),
        before: { from: before?.first_day ?? '', to: before?.last_day ?? '', count: before?.count ?? 0 },
      }
    }),
  )
}

type Span = { month: string | null; first_day: string; last_day: string; count: number }

async function countedSpans(ctx: Context, chart: Charts[string]): Promise<Span[]> {
  const { rows } = await sql<Span>`
    with today as (select (${ctx.now} at time zone ${academyZone})::date as day),
    spans as (
      select to_char(first, 'YYYY-MM') as month, first::date as first_day, (first + interval '1 month' - interval '1 day')::date as last_day
      from today, generate_series(date_trunc('month', day) - interval '11 months', date_trunc('month', day), interval '1 month') first
      union all
      select null, (date_trunc('month', day) - interval '23 months')::date, (day - interval '1 year')::date from today
    )
    select month, first_day, last_day, (
      select count(*) from (${chart.rows(ctx)}) happened
      where at >= first_day::timestamp at time zone ${academyZone} and at < (last_day + 1)::timestamp at time zone ${academyZone}
    ) as count
    from spans order by first_day
  `.execute(ctx.db)
  return rows
}
