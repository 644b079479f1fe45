import { type SqlBool, sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { contentTitle } from './content-reports.queries.ts'

export type ContentFacts = Awaited<ReturnType<typeof contentFacts>>

/** What a report is about, and the account of its artist. */
export async function contentFacts({ db }: Pick<Actor, 'db'>, id: number) {
  const facts = await db
    .selectFrom('content_reports')
    .leftJoin('pro_artists', 'pro_artists.id', 'content_reports.pro_artist_id')
    .select([
      ...(['content_reports.id', 'kind', 'content_id', 'source', 'state', 'measure', 'ground', 'note'] as const),
      ...(['is_detected', 'decided_at', 'objection_note', 'objection_decided_by', 'decided_by'] as const),
      contentTitle.as('title'),
      sql<string>`coalesce(${fullNameIn('pro_artists')}, '')`.as('artist_name'),
      sql<{ user_id: number; email: string; first_name: string; language_name: Language } | null>`
        case when pro_artists.user_id is not null then json_build_object(
          'user_id', pro_artists.user_id, 'email', pro_artists.email, 'first_name', pro_artists.first_name,
          'language_name', pro_artists.language_name
        ) end
      `.as('artist'),
    ])
    .where('content_reports.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...facts, artist_route: facts.kind === 'WORK' ? `portfolio/${facts.content_id}` : 'my-profile' }
}

/** The reasons of the latest restriction of a work or a profile; none where it was never public. */
export async function latestRestriction({ db, now }: Pick<Actor, 'db' | 'now'>, kind: 'WORK' | 'PROFILE', id: number) {
  const { report_id } = await db
    .selectFrom('content_reports')
    .select(({ fn }) => fn.max('id').as('report_id'))
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .where('measure', 'is not', null)
    .where('decided_at', '=', now.toISOString())
    .executeTakeFirstOrThrow()
  return report_id === null ? null : contentFacts({ db }, report_id)
}

/** The public report by which a review was hidden; none where its artist reported it. */
export function publicReportOf({ db }: Pick<Actor, 'db'>, abuseReportId: number) {
  return (
    db
      .selectFrom('abuse_reports')
      .innerJoin('content_reports', 'content_reports.content_id', 'review_id')
      .select('content_reports.id')
      .where('abuse_reports.id', '=', abuseReportId)
      .where('is_public', '=', true)
      .where('kind', '=', 'REVIEW')
      // A measure, or one after an objection to a refusal.
      .where(({ eb, or }) =>
        or([eb('content_reports.measure', 'is not', null), eb('content_reports.state', '=', 'OVERTURNED')]),
      )
      .orderBy('content_reports.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** The refused report whose reporters objected, where the restriction is what came of that. */
export async function refusedBefore({ db }: Pick<Actor, 'db'>, { kind, content_id, decided_at }: ContentFacts) {
  const refused = await db
    .selectFrom('content_reports')
    .select('id')
    .where('kind', '=', kind)
    .where('content_id', '=', content_id)
    .where('measure', 'is', null)
    .where('state', '=', 'OVERTURNED')
    .where('objection_decided_at', '=', decided_at)
    .executeTakeFirst()
  return refused?.id
}

/** A notice whose objection was answered at this moment; where it is not known whose objection it was, each of the report. */
export function isAnsweredAt(now: Date) {
  return sql<SqlBool>`exists (
    select from content_objections
    where content_objections.content_report_id = content_notices.content_report_id and decided_at = ${now}
      and coalesce(content_notice_id, content_notices.id) = content_notices.id
  )`
}
