import { authorUntil } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type {} from '#reputation/abuse-reports/server/abuse-reports.queries.ts'
import type { DemoEnrolment } from '../records/demo-enrolments.ts'
import { type DemoReport, demoReports, isReported } from '../records/demo-reports.ts'
import { officeIdOf } from '../seed/seed-accounts.ts'
import { at, type World } from '../seed/seed-world.ts'

/** Reports of reviews by artists, and their outcome. */
export async function enterReports(world: World, participantIds: Map<DemoEnrolment, number>): Promise<void> {
  const { db, life } = world
  for (const report of demoReports) {
    const reported = life.reviews.find((review) => isReported(report, review))
    const participantId = participantIds.get(reported?.enrolment as DemoEnrolment) as number
    const review = await db
      .selectFrom('reviews')
      .select(['id', 'revision', 'artist_id', 'text'])
      .where('participant_id', '=', participantId)
      .executeTakeFirstOrThrow()
    if (report.adds)
      await db
        .updateTable('reviews')
        .set({ text: review.text + report.adds })
        .where('id', '=', review.id)
        .execute()
    await db
      .insertInto('abuse_reports')
      .values({
        ...{ review_id: review.id, version: review.revision, pro_artist_id: review.artist_id },
        ...valuesOf(world, report),
      })
      .execute()
  }
}

function valuesOf(world: World, { reason, explanation, state, reported, decided, objection }: DemoReport) {
  const reported_at = at(world, reported)
  const office = officeIdOf(world.userIds)
  const answered = objection?.answered
  const last = answered?.on ?? objection?.on ?? decided?.on ?? reported
  return {
    ...{ reason, explanation, state, reported_at, state_changed_at: at(world, last) },
    author_until: reason === 'PERSONAL_DATA' ? authorUntil(new Date(reported_at)) : null,
    ...(decided && {
      measure: decided.measure,
      ground: decided.measure && reason,
      note: decided.note,
      decided_by: office,
      decided_at: at(world, decided.on),
    }),
    ...(objection && { objection: objection.text, objected_at: at(world, objection.on) }),
    ...(answered && {
      objection_note: answered.note,
      objection_decided_by: office,
      objection_decided_at: at(world, answered.on),
    }),
  }
}
