import type { Actor } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { isFrom, measureOf, type ReportState } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type { AuthorCase } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { replaceText } from '#reputation/reviews/server/reviews.steps.ts'
import { lockReview, moveReport } from './abuse-reports.steps.ts'

/* What the author of a review has to do with a report of it, by the links of their mails. */

/** A new link to the author's page, for one mail; those of earlier mails go on working. */
export async function linkForAuthor({ db, now }: Actor, reportId: number): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('abuse_report_links')
    .values({ token_hash: hashToken(token), abuse_report_id: reportId, created_at: now })
    .execute()
  return `training/review-case/${token}`
}

/** Nobody opens by them the cases of an account's reviews. */
export async function endAuthorLinks({ db }: Actor, userId: number): Promise<void> {
  await db
    .deleteFrom('abuse_report_links')
    .where('abuse_report_id', 'in', reportsOfAuthor(db, userId).select('abuse_reports.id'))
    .execute()
}

export function reportsOfAuthor(db: Db, userId: number) {
  return db
    .selectFrom('abuse_reports')
    .innerJoin('reviews', 'reviews.id', 'abuse_reports.review_id')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .where('students.user_id', '=', userId)
}

/** The link is the only authorization. */
export async function reportOfLink(db: Db, token: string): Promise<number> {
  const link = await db
    .selectFrom('abuse_report_links')
    .select('abuse_report_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return link?.abuse_report_id ?? fail('review_case_unknown')
}

export async function authorCase({ db, now }: Pick<Actor, 'db' | 'now'>, id: number): Promise<AuthorCase> {
  const row = await db
    .selectFrom('abuse_reports')
    .innerJoin('reviews', 'reviews.id', 'abuse_reports.review_id')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .selectAll('abuse_reports')
    .select(['students.first_name', 'reviews.title', 'rating', 'text', 'reviews.status as review_status'])
    .where('abuse_reports.id', '=', id)
    .executeTakeFirstOrThrow()
  const { reason, measure, ground, note, decided_at, objection, objected_at } = row
  const { first_name, title, reported_at, author_until: edit_until, edited_at, rating, text } = row
  const state = stateAt(row, now)
  const taken = measureOf({ state, reason, measure })
  return {
    ...{ first_name, title, state, reason, reported_at, edit_until, edited_at },
    explanation: reason === 'PERSONAL_DATA' ? row.explanation : null,
    review: { rating, text, status: row.review_status },
    statement: taken && {
      measure: taken,
      ground: ground ?? reason,
      facts: note,
      is_public: row.is_public,
      is_automated: decided_at === null,
      at: decided_at ?? reported_at,
    },
    objection:
      objection === null || objected_at === null
        ? null
        : { text: objection, objected_at, note: row.objection_note, decided_at: row.objection_decided_at },
  }
}

/** The author removes personal data from the review. */
export async function takeOut(ctx: Actor, id: number, text: string): Promise<void> {
  const { db, now } = ctx
  const { review_id } = await db
    .selectFrom('abuse_reports')
    .select('review_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const review = await lockReview(db, review_id)
  const report = await db
    .selectFrom('abuse_reports')
    .select(['state', 'author_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isFrom('edit', stateAt(report, now))) fail('report_state')
  if (text === review.text) failFields({ text: 'review_unchanged' })
  // Any edit of a review moves its reports on.
  await replaceText(ctx, { ...review, id: review_id }, text)
}

export async function object(ctx: Actor, id: number, objection: string): Promise<void> {
  await moveReport(ctx, id, 'object', { set: { objection, objected_at: ctx.now } })
  await ctx.record('abuseReport.objected', id, {})
}

/** A deadline applies at once, before the scheduled job runs. */
export function stateAt(
  { state, author_until }: { state: ReportState; author_until: string | null },
  now: Date,
): ReportState {
  return state === 'WITH_AUTHOR' && Date.parse(author_until ?? '') <= now.getTime() ? 'TO_DECIDE' : state
}
