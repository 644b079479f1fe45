import { type SqlBool, sql } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { mayObject, objectUntil } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { ReporterCase, Statement } from '#reputation/content-reports/contract/content-reports.ts'
import { isPublic } from './content.queries.ts'
import { decisionOf, objectionOf } from './content-reports.queries.ts'
import { liftedRestriction } from './lifted-restrictions.queries.ts'

/** Restrictions of an artist's works and profile that are in force, each with its latest reasons. */
export async function statementsOf({ db, now }: Pick<Actor, 'db' | 'now'>, artistId: number): Promise<Statement[]> {
  const rows = await db
    .selectFrom('content_reports')
    .leftJoin('portfolio_items', (join) =>
      join.onRef('portfolio_items.id', '=', 'content_id').on('content_reports.kind', '=', 'WORK'),
    )
    .leftJoin('public_profiles', (join) =>
      join.onRef('public_profiles.pro_artist_id', '=', 'content_id').on('content_reports.kind', '=', 'PROFILE'),
    )
    .distinctOn(['content_reports.kind', 'content_id'])
    .select([
      ...(['content_reports.id', 'content_reports.kind', 'content_id', 'state', 'note'] as const),
      ...(['measure', 'ground', 'is_detected', 'decided_at'] as const),
      sql<boolean>`source = 'NOTICE'`.as('is_reported'),
      sql<Statement['objection']>`${objectionOf(sql`null`)}`.as('objection'),
    ])
    .$narrowType<Pick<Statement, 'measure' | 'ground' | 'note' | 'decided_at'>>()
    .where('content_reports.pro_artist_id', '=', artistId)
    .where('measure', 'is not', null)
    .where('state', 'in', ['UPHELD', 'OBJECTED', 'CONFIRMED'])
    .where(
      sql<SqlBool>`case content_reports.kind
        when 'WORK' then portfolio_items.status in ('HIDDEN', 'REJECTED')
        when 'PROFILE' then public_profiles.blocked_at is not null
        else false
      end`,
    )
    .orderBy('content_reports.kind')
    .orderBy('content_id')
    .orderBy('content_reports.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    object_until: objectUntil(row.decided_at),
    may_object: mayObject('object', row, now),
  }))
}

/** The link of a mail is the only authorization. */
export async function noticeOfLink(db: Db, token: string): Promise<number> {
  const link = await db
    .selectFrom('content_notice_links')
    .select('content_notice_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return link?.content_notice_id ?? fail('content_case_unknown')
}

/** A restriction is the artist's to object to, a refusal each reporter's. */
export async function reporterCase({ db, now }: Pick<Actor, 'db' | 'now'>, noticeId: number): Promise<ReporterCase> {
  const { decided_at, measure, ...row } = await db
    .selectFrom('content_notices')
    .innerJoin('content_reports', 'content_reports.id', 'content_report_id')
    .select([
      ...(['kind', 'content_id', 'place', 'reason', 'explanation', 'content_notices.reported_at', 'state'] as const),
      ...(['content_reports.decided_at', 'measure'] as const),
      sql<ReporterCase['decision']>`${decisionOf()}`.as('decision'),
      sql<ReporterCase['objection']>`${objectionOf(sql`content_notices.id`)}`.as('objection'),
      sql<ReporterCase['after_all']>`case when state = 'OVERTURNED' and measure is null then json_build_object(
        'note', objection_note, 'at', objection_decided_at
      ) end`.as('after_all'),
    ])
    .where('content_notices.id', '=', noticeId)
    .executeTakeFirstOrThrow()
  const { kind, content_id, state, objection, after_all } = row
  const restrictedAt = measure === null ? (after_all?.at ?? null) : decided_at
  return {
    ...row,
    object_until: decided_at !== null && measure === null ? objectUntil(decided_at) : null,
    may_object: objection === null && mayObject('objectAsReporter', { state, measure, decided_at }, now),
    is_visible: await isPublic(db, kind, content_id),
    lifted: restrictedAt === null ? null : await liftedRestriction(db, { kind, content_id, restrictedAt }),
  }
}
