import type { Updateable } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { keepRevisions, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import {
  authorUntil,
  firstState,
  isFrom,
  type ReportReason,
  type ReportState,
  type ReportStep,
  reportSteps,
  standingBy,
} from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type { ReviewStatus } from '#reputation/reviews/contract/reviews.flow.ts'
import { hideReview, publishReview, removeReview } from '#reputation/reviews/server/reviews.steps.ts'
import type {} from './abuse-reports.queries.ts'

/** In a request, or of the portal itself. */

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'abuseReport.made': { review_id: number; reason: ReportReason }
    /** The author changed the review that personal data are to be taken out of. */
    'abuseReport.edited': object
    /** The author let the days pass. */
    'abuseReport.expired': object
    'abuseReport.upheld': { measure: string; ground: ReportReason; note: string }
    'abuseReport.dismissed': { note: string }
    'abuseReport.objected': object
    'abuseReport.objectionAccepted': { note: string }
    'abuseReport.objectionRejected': { note: string }
  }
}

/** The revision is that of the review that the artist read. */
type Report = { reason: ReportReason; explanation: string; revision?: number | undefined }

/** An artist reports a review of theirs as it is now, once for each rule that it breaks. */
export async function makeReport(ctx: Actor, reviewId: number, report: Report): Promise<number> {
  const { db, now } = ctx
  const { reason, explanation, revision } = report
  const { status, revision: version, artist_id } = await lockReview(db, reviewId)
  const others = await db
    .selectFrom('abuse_reports')
    .select(['reason', 'status'])
    .where('review_id', '=', reviewId)
    .where('version', '=', version)
    .execute()
  // What is hidden until a report is decided may break other rules as well.
  const isUndecided = status === 'HIDDEN' && others.some((other) => other.status === 'OPEN')
  if (status !== 'PUBLISHED' && !isUndecided) fail('review_not_shown')
  if (revision !== undefined && revision !== version) fail('review_edited')
  if (others.some((other) => other.reason === reason)) fail('review_version_reported')
  const state = firstState(reason)
  const { id } = await db
    .insertInto('abuse_reports')
    .values({
      ...{
        ...{ review_id: reviewId, version, reason },
        pro_artist_id: artist_id,
        explanation,
        state,
        reported_at: now,
        state_changed_at: now,
      },
      author_until: state === 'WITH_AUTHOR' ? authorUntil(now) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await settle(ctx, reviewId, status)
  await ctx.record('abuseReport.made', id, { review_id: reviewId, reason })
  return id
}

type Given = { revision?: number | undefined; set: Updateable<Tables['abuse_reports']> }

/**
 * The only function that changes a report's state: locks its review and it, checks the flow, updates it, and sets the
 * review's status by its reports.
 */
export async function moveReport(ctx: Actor, id: number, step: ReportStep, { revision, set }: Given): Promise<void> {
  const { db, now } = ctx
  const { review_id } = found(await reportRow(db, id))
  const review = await lockReview(db, review_id)
  const before = found(await reportRow(db, id))
  await requireUnchanged<Watched>(ctx, 'abuse_reports', before, { revision, labels })
  if (!isFrom(step, before.state)) fail('report_state')
  const state = reportSteps[step].to
  await change(ctx, before, { state, state_changed_at: now, ...set }, [
    { field: 'state', before: before.state, after: state },
  ])
  await settle(ctx, review_id, review.status)
}

/** Notifies the office of every edit of a reported review; an author who was requested to edit it has done so. */
export async function noteEdit(ctx: Actor, reviewId: number): Promise<void> {
  const open = await ctx.db
    .selectFrom('abuse_reports')
    .select(['id', 'revision', 'state', 'edited_at'])
    .where('review_id', '=', reviewId)
    .where('status', '=', 'OPEN')
    .orderBy('id')
    .execute()
  for (const report of open) {
    if (report.state === 'WITH_AUTHOR') {
      await moveReport(ctx, report.id, 'edit', { set: { edited_at: ctx.now } })
      await ctx.record('abuseReport.edited', report.id, {})
    } else {
      const edited_at = ctx.now.toISOString()
      await change(ctx, report, { edited_at }, [{ field: 'edited_at', before: report.edited_at, after: edited_at }])
    }
  }
}

type Watched = { state: ReportState; edited_at: string | null }
const labels = { state: 'abuseReports.state', edited_at: 'abuseReports.edited_at' } as const

/** Edits, reports and decisions on the same review wait for each other: its reports are locked with it. */
export async function lockReview(db: Db, id: number) {
  const review = await db
    .selectFrom('reviews')
    .select(['status', 'artist_id', 'training_id', 'text', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found(review)
}

function reportRow(db: Db, id: number) {
  return db
    .selectFrom('abuse_reports')
    .select(['id', 'review_id', 'state', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function change(
  ctx: Actor,
  row: { id: number; revision: number },
  set: Updateable<Tables['abuse_reports']>,
  changes: FieldChange[],
): Promise<void> {
  await keepRevisions(ctx, 'abuse_reports', [{ row, changes }])
  await ctx.db.updateTable('abuse_reports').set(set).where('id', '=', row.id).execute()
}

const doors = { PUBLISHED: publishReview, HIDDEN: hideReview, REMOVED: removeReview } as const

/** Hides, removes or publishes a review, if its reports give it another status. */
async function settle(ctx: Actor, reviewId: number, status: ReviewStatus): Promise<void> {
  const cases = await ctx.db
    .selectFrom('abuse_reports')
    .select(['state', 'reason', 'measure'])
    .where('review_id', '=', reviewId)
    .execute()
  const standing = standingBy(cases)
  if (standing !== status) await doors[standing](ctx, reviewId)
}
