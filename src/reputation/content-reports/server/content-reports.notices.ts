import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { wasPublished } from '#reputation/portfolio/server/published.queries.ts'
import { contentFacts } from './content-facts.queries.ts'
import { noteRestriction } from './restrictions.steps.ts'

/** Every restriction gets its reasons, by any decision. */
export const contentReportFollows: Listeners = {
  'portfolioItem.hidden': (ctx, id, { work, reason }) =>
    noteRestriction(ctx, {
      ...{ kind: 'WORK', content_id: id, pro_artist_id: work.artist_id, measure: 'HIDDEN', note: reason ?? '—' },
    }),
  'portfolioItem.rejected': async (ctx, id, { work, reason }) => {
    if (!(await wasPublished(ctx.db, id))) return
    await noteRestriction(ctx, {
      ...{ kind: 'WORK', content_id: id, pro_artist_id: work.artist_id, measure: 'REJECTED', note: reason ?? '—' },
    })
  },
  'proArtist.publicProfileBlocked': (ctx, id, { reason }) =>
    noteRestriction(ctx, { kind: 'PROFILE', content_id: id, pro_artist_id: id, measure: 'BLOCKED', note: reason }),
}

/** Notifies the office of what to decide on, and the artist of a refused objection: what is restored is notified as such. */
export const contentReportNotices: Listeners = {
  'contentReport.made': (ctx, id) => notifyOffice(ctx, id, 'content_report_made'),
  'contentReport.objected': (ctx, id) => notifyOffice(ctx, id, 'content_report_objected'),
  'contentReport.objectionRejected': (ctx, id) => notifyArtist(ctx, id, 'content_objection_rejected'),
}

async function notifyOffice(ctx: Actor, id: number, type: NoticeType): Promise<void> {
  const { artist_name: name } = await contentFacts(ctx, id)
  await notify(ctx, await holdersOf(ctx.db, moderationRight), {
    type,
    params: { name },
    link: `content-reports/${id}`,
  })
}

async function notifyArtist(ctx: Actor, id: number, type: NoticeType): Promise<void> {
  const { measure, artist, artist_route: link } = await contentFacts(ctx, id)
  // An objection to a refusal is a reporter's.
  if (measure && artist) await notify(ctx, [artist.user_id], { type, link })
}
