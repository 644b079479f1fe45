import { sql } from 'kysely'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import type { ContentKind, ContentReason } from '#reputation/content-reports/contract/content-reports.flow.ts'

export type YearCounts = {
  /** By what they are about; `ABUSE`: reviews that their artists reported. */
  received: {
    kind: ContentKind | 'ABUSE'
    count: number
    restricted: number
    kept: number
    waiting: number
    median_days: number | null
  }[]
  reasons: { reason: ContentReason; count: number }[]
  /** Restrictions without a report. */
  own: { count: number; detected: number }
  objections: {
    count: number
    overturned: number
    confirmed: number
    waiting: number
    median_days: number | null
  }
}

/** The figures of a year of the academy, counted from the reports themselves. */
export async function yearCounts(db: Db, year: number): Promise<YearCounts> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${midnight(`${year}-01-01`)} and ${sql.ref(column)} < ${midnight(`${year + 1}-01-01`)}`
  const counts = sql`count(*)::integer as count, (count(*) filter (where measure is not null))::integer as restricted,
    (count(*) filter (where decided_at is not null and measure is null))::integer as kept,
    (count(*) filter (where decided_at is null))::integer as waiting, ${medianOf('reported_at', 'decided_at')}`
  const { rows: received } = await sql<YearCounts['received'][number]>`
    select kind, count, restricted, kept, waiting, median_days from (
      select array_position(array['PROFILE', 'WORK', 'REVIEW'], kind) as place, kind, ${counts}
      from (
        select content_reports.*
        from content_notices join content_reports on content_reports.id = content_report_id
        where ${within('content_notices.reported_at')}
      ) noticed group by kind
      union all
      select 9, 'ABUSE', ${counts} from abuse_reports where not is_public and ${within('reported_at')} having count(*) > 0
    ) counted order by place
  `.execute(db)
  const { rows: reasons } = await sql<YearCounts['reasons'][number]>`
    select reason, count(*)::integer as count from content_notices where ${within('reported_at')} group by reason
  `.execute(db)
  const { rows: own } = await sql<YearCounts['own']>`
    select count(*)::integer as count, (count(*) filter (where is_detected))::integer as detected
    from content_reports where source = 'OWN_INITIATIVE' and ${within('decided_at')}
  `.execute(db)
  const { rows: objections } = await sql<YearCounts['objections']>`
    select count(*)::integer as count, (count(*) filter (where is_accepted))::integer as overturned,
      (count(*) filter (where not is_accepted))::integer as confirmed,
      (count(*) filter (where answered_at is null))::integer as waiting,
      ${medianOf('objected_at', 'answered_at')}
    from (
      select objected_at, decided_at as answered_at, is_accepted from content_objections where ${within('objected_at')}
      union all
      select objected_at, objection_decided_at, case when objection_decided_at is not null then state = 'OVERTURNED' end
      from abuse_reports where ${within('objected_at')}
    ) objected
  `.execute(db)
  return { received, reasons, own: own[0] as YearCounts['own'], objections: objections[0] as YearCounts['objections'] }
}

/** The year of the academy of the earliest report or decision; null while there is none. */
export async function firstYearOf(db: Db): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select extract(year from min(at) at time zone ${academyZone})::integer as year from (
      select min(reported_at) as at from content_reports union all select min(reported_at) from abuse_reports
    ) first
  `.execute(db)
  return rows[0]?.year ?? null
}

/** In days; null while nothing was decided. */
function medianOf(from: string, to: string) {
  return sql`(percentile_cont(0.5) within group (
    order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)})
  ) / 86400)::float8 as median_days`
}
