import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ContentKind } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { ReporterCase } from '#reputation/content-reports/contract/content-reports.ts'

type Restriction = { kind: ContentKind; content_id: number; restrictedAt: string }

/**
 * How the restriction of content that was reported has ended: by an accepted objection, or by the office itself, as when it approves a
 * corrected work. Null while it is hidden by this decision or a later one.
 */
export async function liftedRestriction(
  db: Db,
  { kind, content_id, restrictedAt }: Restriction,
): Promise<ReporterCase['lifted']> {
  const { rows } = await sql<NonNullable<ReporterCase['lifted']>>`
    select coalesce(accepted.at, content.at) as at, accepted.at is not null as is_by_objection, accepted.note
    from (values (1)) one
    left join (${contentOf[kind](content_id)}) content on true
    left join lateral (
      select state, objection_decided_at as at, objection_note as note
      from (${restrictionsOf(kind, content_id)}) restrictions
      where measure is not null and decided_at >= ${restrictedAt} order by id desc limit 1
    ) accepted on state = 'OVERTURNED'
    where not coalesce(is_restricted, false) and (accepted.at is not null or is_shown)
  `.execute(db)
  return rows[0] ?? null
}

/** Whether the office keeps it hidden, and since when it does not. No row: deleted. */
const contentOf = {
  WORK: (id: number) => sql`
    select status in ('HIDDEN', 'REJECTED') as is_restricted, status = 'APPROVED' as is_shown, moderated_at as at
    from portfolio_items where id = ${id}
  `,
  PROFILE: (id: number) => sql`
    select blocked_at is not null as is_restricted, blocked_at is null as is_shown, (
      select max(at) from revisions where entity = 'public_profiles' and row_id = public_profiles.id
        and changes @> '[{"field": "is_blocked", "after": false}]'
    ) as at from public_profiles where pro_artist_id = ${id}
  `,
  REVIEW: (id: number) => sql`
    select status <> 'PUBLISHED' as is_restricted, status = 'PUBLISHED' as is_shown, null::timestamptz as at
    from reviews where id = ${id}
  `,
} as const

const columns = sql`id, state, measure, decided_at, objection_decided_at, objection_note`

/** Reviews are hidden by reports of their own. */
function restrictionsOf(kind: ContentKind, id: number) {
  return kind === 'REVIEW'
    ? sql`select ${columns} from abuse_reports where review_id = ${id}`
    : sql`select ${columns} from content_reports where kind = ${kind} and content_id = ${id}`
}
