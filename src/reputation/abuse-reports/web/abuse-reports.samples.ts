import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const abuseReportSamples: Samples = {
  /** The link of somebody whose review the office has just hidden. */
  'training/review-case/$hash': async ({ viewer, portal }) => {
    const { data } = await viewer.send(abuseReports.list, { stage: 'WAITING' })
    const { id } = data.find(({ state }) => state === 'TO_DECIDE') ?? { id: 0 }
    await viewer.send(abuseReports.uphold, {
      id,
      measure: 'HIDDEN',
      ground: 'OTHER',
      note: 'Opisuje inne szkolenie.',
    })
    const [author] = await portal.query(
      `select students.email from abuse_reports join reviews on reviews.id = review_id
       join participants on participants.id = participant_id join students on students.id = student_id
       where abuse_reports.id = $1`,
      [id],
    )
    const { route } = await portal.mailTo(String(author?.email), { leadsTo: '/training/review-case' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
