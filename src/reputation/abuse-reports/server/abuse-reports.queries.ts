import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import {
  daysForOffice,
  moderationRight,
  type ReportReason,
  type reportStatuses,
} from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type {
  AbuseReport,
  AbuseReportDetails,
  AbuseReportQuery,
  OwnReport,
} from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { artistOf, authorOf } from '#reputation/reviews/server/reviews.queries.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    abuse_reports: { status: (typeof reportStatuses)[number]; turn: 0 | 1 | 2 }
  }
}

const turns = { WAITING: 0, WITH_AUTHOR: 1, CLOSED: 2 } as const

/** Every report for the office, and none for others. Every read and write of the office starts here. */
export function visibleReports({ db, user }: Reader) {
  return db
    .selectFrom('abuse_reports')
    .$if(!hasPermission(user, moderationRight), (some) => some.where(sql<SqlBool>`false`))
}
type Reports = ReturnType<typeof visibleReports>

/** What the office's queue shows, and how it is filtered and sorted. */
export function reportList(ctx: Reader, query: AbuseReportQuery) {
  const { stage, reason, artistId, reportedFrom, reportedTo } = query
  return {
    table: 'abuse_reports' as const,
    matching: visibleReports(ctx)
      .$if(!!stage, (some) => some.where('turn', '=', turns[stage as keyof typeof turns]))
      .$if(!!reason, (some) => some.where('reason', '=', reason as ReportReason))
      .$if(!!artistId, (some) => some.where('abuse_reports.pro_artist_id', '=', artistId as number))
      .$if(!!reportedFrom, (some) => some.where('reported_at', '>=', midnight(reportedFrom as string)))
      .$if(!!reportedTo, (some) => some.where('reported_at', '<', midnight(reportedTo as string, 1))),
    rows: reportRows,
    // By the artist, the author, the training and the words of the review.
    search: (word: string) =>
      sql<SqlBool>`abuse_reports.review_id in (select id from reviews where ${isIn(sql.ref('reviews.search'), word)})`,
    sort: {
      age: [sql.ref('turn'), sql.ref('state_changed_at')],
    },
  }
}

function reportRows(some: Reports) {
  return some
    .innerJoin('reviews', 'reviews.id', 'abuse_reports.review_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'abuse_reports.pro_artist_id')
    .select([
      ...state,
      'state_changed_at',
      'is_public',
      sql<AbuseReport['artist']>`case when pro_artists.id is not null then json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name,
        'avatar_url', ${pictureOrNull}
      ) end`.as('artist'),
      sql<AbuseReport['review']>`json_build_object(
        'id', reviews.id, 'title', reviews.title, 'artist_name', ${artistOf},
        'author_name', ${authorOf}, 'rating', reviews.rating, 'text', reviews.text,
        'status', reviews.status, 'created_at', reviews.created_at, 'is_edited', version <> reviews.revision
      )`.as('review'),
      sql<AbuseReport['author']>`json_build_object(
        'edit_until', author_until, 'edited_at', abuse_reports.edited_at
      )`.as('author'),
      sql<AbuseReport['decision']>`${decision(nameOf('decided_by'))}`.as('decision'),
      sql<AbuseReport['objection']>`case when objected_at is not null then json_build_object(
        'text', objection, 'objected_at', objected_at, 'note', objection_note, 'decided_at', objection_decided_at,
        'by', ${nameOf('objection_decided_by')}
      ) end`.as('objection'),
      'abuse_reports.revision',
    ])
}

/** One report, with the others of the same review. */
export function reportDetails(ctx: Reader, id: number): Promise<AbuseReportDetails | undefined> {
  return reportRows(visibleReports(ctx))
    .select(
      sql<AbuseReportDetails['others']>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'reason', reason, 'explanation', explanation, 'state', state, 'status', status,
          'reported_at', reported_at
        ) order by id desc), '[]')
        from abuse_reports other where other.review_id = abuse_reports.review_id and other.id <> abuse_reports.id
      )`.as('others'),
    )
    .where('abuse_reports.id', '=', id)
    .executeTakeFirst()
}

/** Reports and objections that wait for the office. */
export function waitingReports(db: Db) {
  return db.selectFrom('abuse_reports').where('turn', '=', turns.WAITING)
}

/** By when a report or an objection that waits for the office is decided. */
export const decideUntil = sql<string>`state_changed_at + ${sql.lit(daysForOffice)} * interval '1 day'`

/** What the reader reported as an artist, the latest first. */
export function ownReports({ db, user }: Reader) {
  return db
    .selectFrom('abuse_reports')
    .innerJoin('reviews', 'reviews.id', 'abuse_reports.review_id')
    .select([
      ...state,
      'abuse_reports.review_id',
      sql<boolean>`version = reviews.revision`.as('is_current'),
      sql<OwnReport['decision']>`${decision()}`.as('decision'),
    ])
    .where('abuse_reports.pro_artist_id', '=', user.pro_artist?.id ?? 0)
    .orderBy('abuse_reports.id', 'desc')
}

const state = [
  'abuse_reports.id',
  'reason',
  'explanation',
  'abuse_reports.state',
  'abuse_reports.status',
  'reported_at',
] as const

/** What was decided on the report itself. */
function decision(by?: RawBuilder<string | null>) {
  return sql`case when abuse_reports.decided_at is not null then json_build_object(
    'measure', measure, 'ground', ground, 'note', note, 'decided_at', abuse_reports.decided_at
    ${by ? sql`, 'by', ${by}` : sql``}
  ) end`
}

function nameOf(column: 'decided_by' | 'objection_decided_by') {
  return sql<string | null>`(
    select ${fullNameIn()} from users where users.id = abuse_reports.${sql.ref(column)}
  )`
}
