import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { noteEdit } from './abuse-reports.steps.ts'
import { reportFacts } from './report-facts.ts'

/**
 * Notifies the office of reports to decide on, and the artist of the outcome. The author gets emails, since they need
 * no account.
 */
export const abuseReportNotices: Listeners = {
  // Personal data are with their author first.
  'abuseReport.made': async (ctx, id, { reason }) => {
    if (reason !== 'PERSONAL_DATA') await notifyOffice(ctx, id, 'report_made')
  },
  'abuseReport.edited': (ctx, id) => notifyOffice(ctx, id, 'report_edited'),
  'abuseReport.expired': (ctx, id) => notifyOffice(ctx, id, 'report_expired'),
  'abuseReport.objected': (ctx, id) => notifyOffice(ctx, id, 'report_objected'),

  'abuseReport.upheld': (ctx, id) => notifyArtist(ctx, id, 'report_upheld'),
  'abuseReport.dismissed': (ctx, id) => notifyArtist(ctx, id, 'report_dismissed'),
  'abuseReport.objectionAccepted': (ctx, id) => notifyArtist(ctx, id, 'report_overturned'),

  'review.edited': (ctx, id) => noteEdit(ctx, id),
}

async function notifyOffice(ctx: Actor, id: number, type: NoticeType): Promise<void> {
  const { title } = await reportFacts(ctx, id)
  const link = `trainings/reviews/abuse/${id}`
  await notify(ctx, await holdersOf(ctx.db, moderationRight), { type, params: { title }, link })
}

async function notifyArtist(ctx: Actor, id: number, type: NoticeType): Promise<void> {
  const { title, artist_id, review_id } = await reportFacts(ctx, id)
  const link = `trainings/reviews/${review_id}`
  await notify(ctx, artist_id === null ? [] : [artist_id], { type, params: { title }, link })
}
