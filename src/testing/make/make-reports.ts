import { listeners } from '#app/server/app.ts'
import type { ReportReason } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { makeReport, moveReport } from '#reputation/abuse-reports/server/abuse-reports.steps.ts'
import { linkForAuthor } from '#reputation/abuse-reports/server/author-case.ts'
import { handOver } from '#reputation/abuse-reports/server/hand-over.ts'
import type { Academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { reviewOf } from '#testing/make/make-reviews.ts'

/** A review that is reported by its artist (an arbitrary one by default), with a link of its author. */
export async function reportedReview(
  world: Academy,
  artistId: number | null,
  student: string | null,
  reason: ReportReason = 'ADVERTISING',
) {
  const review = await reviewOf(world, artistId, student)
  const acts = portalActs(world)
  const id = await makeReport(acts, review.id, { reason, explanation: 'To reklama, a nie opinia.' })
  const route = await linkForAuthor(acts, id)
  return { id, review_id: review.id, hash: route.split('/').at(-1) as string, ofReview: review.hash }
}

/** The same, upheld by the office. */
export async function takenDown(world: Academy, artistId: number | null, student: string | null) {
  const report = await reportedReview(world, artistId, student)
  const set = { measure: 'REMOVED', ground: 'ADVERTISING', note: 'Reklama hurtowni.', decided_at: new Date() } as const
  await moveReport(portalActs(world), report.id, 'uphold', { set })
  return report
}

/** The same, with an objection that waits for the office. */
export async function objectedTo(world: Academy, artistId: number | null, student: string | null) {
  const report = await takenDown(world, artistId, student)
  const set = { objection: 'To nie była reklama.', objected_at: new Date() }
  await moveReport(portalActs(world), report.id, 'object', { set })
  return report
}

/** What the schedule does when authors' time is over. */
export function passDeadlines({ portal, clock }: Academy): Promise<void> {
  return handOver({ ...portal, clock: clock.now }, listeners)
}
