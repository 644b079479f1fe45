import type { Context } from '#kit/server/http/context.ts'
import { type ReportReason, reportReasons } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { lockReview, moveReport } from './abuse-reports.steps.ts'

type Decision = { ground: ReportReason; note: string }

/**
 * Hides a review that somebody else than its artist reported. The artist's own report that waits is upheld with it; without one
 * the decision is a report of its own, to which the author can object as to any other.
 */
export async function takeDownReview(ctx: Context, reviewId: number, { ground, note }: Decision): Promise<void> {
  const { db, now, user } = ctx
  const { status, revision: version } = await lockReview(db, reviewId)
  const known = await db
    .selectFrom('abuse_reports')
    .select(['id', 'reason', 'version', 'state'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute()
  const waiting = known.find(({ state }) => state === 'TO_DECIDE' || state === 'WITH_AUTHOR')
  if (status === 'REMOVED' || (status === 'HIDDEN' && !waiting)) return
  const decision = { measure: 'HIDDEN', ground, note } as const
  const id = waiting?.id ?? (await addReport())
  await moveReport(ctx, id, 'uphold', { set: { ...decision, decided_by: user.id, decided_at: now } })
  await ctx.record('abuseReport.upheld', id, decision)

  async function addReport(): Promise<number> {
    // One version has one report for each reason.
    const used = known.filter((report) => report.version === version).map(({ reason }) => reason)
    const reason = [ground, ...reportReasons].find((one) => !used.includes(one)) ?? ground
    const made = await db
      .insertInto('abuse_reports')
      .values({
        ...{ review_id: reviewId, version, reason, explanation: note, is_public: true },
        ...{ state: 'TO_DECIDE', reported_at: now, state_changed_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
}
