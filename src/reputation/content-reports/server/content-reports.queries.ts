import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import { daysForOffice, moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { isShowable } from '#reputation/consents/server/consents.queries.ts'
import type {
  ContentReport,
  ContentReportDetails,
  ContentReportQuery,
} from '#reputation/content-reports/contract/content-reports.ts'
import { authorOf } from '#reputation/reviews/server/reviews.queries.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    content_reports: { turn: 0 | 1 }
    content_notices: { language_name: Language }
  }
}

/** Every report for the office, and none for others. Every read and write of the office starts here. */
export function visibleContentReports({ db, user }: Reader) {
  return db
    .selectFrom('content_reports')
    .$if(!hasPermission(user, moderationRight), (some) => some.where(sql<SqlBool>`false`))
}
type Reports = ReturnType<typeof visibleContentReports>

/** What the office's queue shows, and how it is filtered and sorted. */
export function contentReportList(ctx: Reader, { stage, kind, artistId }: ContentReportQuery) {
  return {
    table: 'content_reports' as const,
    matching: visibleContentReports(ctx)
      .$if(!!stage, (some) => some.where('turn', '=', stage === 'WAITING' ? 0 : 1))
      .$if(!!kind, (some) => some.where('content_reports.kind', '=', kind as ContentReport['kind']))
      .$if(!!artistId, (some) => some.where('content_reports.pro_artist_id', '=', artistId as number)),
    rows: reportRows,
    search: (word: string) =>
      sql<SqlBool>`content_reports.pro_artist_id in (
        select id from pro_artists where ${isIn(sql.ref('pro_artists.search'), word)}
      )`,
    sort: { age: [sql.ref('turn'), sql.ref('state_changed_at')] },
  }
}

function reportRows(some: Reports) {
  return some.leftJoin('pro_artists', 'pro_artists.id', 'content_reports.pro_artist_id').select([
    ...(['content_reports.id', 'source', 'content_reports.kind', 'content_id', 'content_reports.state'] as const),
    contentTitle.as('title'),
    sql<ContentReport['artist']>`case when pro_artists.id is not null then json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name,
        'avatar_url', ${pictureOrNull}
      ) end`.as('artist'),
    sql<ContentReport['reasons']>`array(
        select reason from content_notices where content_report_id = content_reports.id group by reason order by min(id)
      )`.as('reasons'),
    ...(['reported_at', 'state_changed_at', 'is_detected', 'content_reports.revision'] as const),
    sql<ContentReport['decision']>`${decisionOf(sql`, 'by', ${nameOf('content_reports.decided_by')}`)}`.as('decision'),
  ])
}

/** Of the work, or of the training that the review is about. */
export const contentTitle = sql<ContentReport['title']>`case content_reports.kind
  when 'WORK' then (select title from portfolio_items where portfolio_items.id = content_id)
  when 'REVIEW' then (select title from reviews where reviews.id = content_id)
end`

export async function contentReportDetails(ctx: Reader, id: number): Promise<ContentReportDetails | undefined> {
  const report = await reportRows(visibleContentReports(ctx))
    .select([
      'decided_by',
      sql<ContentReportDetails['notices']>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'place', place, 'reason', reason, 'explanation', explanation, 'name', name, 'email', email,
          'reported_at', reported_at
        ) order by id), '[]') from content_notices where content_report_id = content_reports.id
      )`.as('notices'),
      sql<ContentReportDetails['objections']>`(
        select coalesce(json_agg(${objectionJson(
          sql`, 'id', content_objections.id, 'notice_id', content_notice_id, 'by', ${nameOf('content_objections.decided_by')}`,
        )} order by content_objections.id), '[]') from content_objections where content_report_id = content_reports.id
      )`.as('objections'),
      sql<ContentReportDetails['work']>`case content_reports.kind when 'WORK' then (
        select json_build_object('description', description, 'consent_state', consent_state, 'images', (
          select coalesce(json_agg(json_build_object(
            'id', portfolio_images.id, 'stage', stage, 'alt', alt, 'width', width, 'height', height
          ) order by position), '[]')
          from portfolio_images join files on files.id = file_id where portfolio_item_id = portfolio_items.id and ${isShowable}
        )) from portfolio_items where portfolio_items.id = content_id
      ) end`.as('work'),
      sql<ContentReportDetails['review']>`case content_reports.kind when 'REVIEW' then (
        select json_build_object('rating', rating, 'text', text, 'author_name', ${authorOf}) from reviews
        where reviews.id = content_id
      ) end`.as('review'),
      sql<ContentReportDetails['others']>`(
        select coalesce(json_agg(json_build_object('id', id, 'state', state, 'reported_at', reported_at) order by id desc), '[]')
        from content_reports other
        where other.kind = content_reports.kind and other.content_id = content_reports.content_id
          and other.id <> content_reports.id
      )`.as('others'),
    ])
    .where('content_reports.id', '=', id)
    .executeTakeFirst()
  if (!report) return undefined
  const { decided_by, ...details } = report
  return { ...details, is_for_others: report.state === 'OBJECTED' && (await isForOthers(ctx, decided_by)) }
}

/** The first decision's author leaves the objection to somebody else, if there is one. */
export async function isForOthers({ db, user }: Reader, decidedBy: number | null): Promise<boolean> {
  if (decidedBy !== user.id) return false
  return (await holdersOf(db, moderationRight)).some((id) => id !== user.id)
}

/** Reports and objections that wait for the office. */
export function waitingContentReports(db: Db) {
  return db.selectFrom('content_reports').where('turn', '=', 0)
}

/** By when a report or an objection that waits for the office is decided. */
export const decideUntil = sql<string>`state_changed_at + ${sql.lit(daysForOffice)} * interval '1 day'`

/** What was decided on the report itself. */
export function decisionOf(more: RawBuilder<unknown> = sql``) {
  return sql`case when content_reports.decided_at is not null then json_build_object(
    'measure', measure, 'ground', ground, 'note', content_reports.note, 'decided_at', content_reports.decided_at ${more}
  ) end`
}

/** The objection that belongs to a notice, or to the report where `notice` is null. */
export function objectionOf(notice: RawBuilder<unknown>) {
  return sql`(
    select ${objectionJson()} from content_objections
    where content_report_id = content_reports.id and content_notice_id is not distinct from ${notice}
  )`
}

function objectionJson(more: RawBuilder<unknown> = sql``) {
  return sql`json_build_object(
    'text', content_objections.text, 'objected_at', content_objections.objected_at, 'note', content_objections.note,
    'is_accepted', is_accepted, 'decided_at', content_objections.decided_at,
    'is_same_decider', coalesce(content_objections.decided_by = content_reports.decided_by, false) ${more}
  )`
}

function nameOf(column: 'content_reports.decided_by' | 'content_objections.decided_by') {
  return sql`(select ${fullNameIn()} from users where users.id = ${sql.ref(column)})`
}
