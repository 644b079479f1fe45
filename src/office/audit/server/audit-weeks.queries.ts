import { type RawBuilder, sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import { directionOf, type Slice } from '#kit/server/lists/list.ts'
import type { AuditQuery } from '#office/audit/contract/audit.ts'

/** Counts the weeks that are over (0073). */
export async function countWeeks({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  await sql`select count_audit_log(${clock()})`.execute(db)
}

/** Whether the lines before a page are those of whole weeks, but for a few: of all lines, or of an event or a kind. */
export function isByWeek({ filter, sortBy, userId, recordId, dayFrom, dayTo }: AuditQuery): boolean {
  return sortBy === 'at' && !filter && !userId && !recordId && !dayFrom && !dayTo
}

/** The ids of a page: from the week in which it begins, and so many lines of that week later. */
export function pageByWeeks(query: AuditQuery, { limit, offset }: Slice): RawBuilder<unknown> {
  const { event, kind } = query
  const direction = sql.raw(directionOf(query))
  const isWanted = sql.join(
    [sql`true`, ...(event ? [sql`event = ${event}`] : []), ...(kind ? [sql`split_part(event, '.', 1) = ${kind}`] : [])],
    sql` and `,
  )
  const lines = sql`audit_log where ${event ? sql`event = ${event}` : sql`true`} and ${kind ? sql`kind = ${kind}` : sql`true`}`
  return sql`
    with weeks as (
      select week::timestamp at time zone 'UTC' as begun, (week + 7)::timestamp at time zone 'UTC' as over, sum(lines) as lines
      from audit_log_weeks where ${isWanted} group by week
      union all
      select before, 'infinity', (select count(*) from ${lines} and at >= before) from audit_log_counted
    ), place as (
      select begun, over, (${offset} - earlier)::bigint as rest from (
        select *, sum(lines) over (order by begun ${direction}) - lines as earlier from weeks
      ) counted where earlier <= ${offset} and earlier + lines > ${offset}
    )
    select id from ${lines}
      and ${query.descending === 1 ? sql`at < (select over from place)` : sql`at >= (select begun from place)`}
    order by at ${direction}, id ${direction} limit ${limit} offset (select rest from place)`
}
