import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { ownReports, reportDetails, reportList, visibleReports } from './abuse-reports.queries.ts'
import { makeReport, moveReport } from './abuse-reports.steps.ts'
import { authorCase, object, reportOfLink, takeOut } from './author-case.ts'

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) =>
  visibleReports(ctx).select('abuse_reports.id').where('abuse_reports.id', '=', id).executeTakeFirst()

/** An artist's own: who only views all reviews reports none. */
const ownReview = ({ db, user }: Context, { id }: ById) =>
  db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where('artist_id', '=', user.pro_artist?.id ?? 0)
    .executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await reportDetails(ctx, id)) })

export const abuseReportRoutes = routes(abuseReports, {
  report: {
    subject: ownReview,
    handle: async (ctx, { id, ...report }) => {
      const reportId = await makeReport(ctx, id, report)
      return { data: await ownReports(ctx).where('abuse_reports.id', '=', reportId).executeTakeFirstOrThrow() }
    },
  },

  own: async (ctx) => ({ data: await ownReports(ctx).execute() }),

  list: (ctx, query) => readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'age' }, reportList(ctx, query)),

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  uphold: {
    subject,
    handle: async (ctx, { id, revision, ...decision }) => {
      const set = { ...decision, decided_by: ctx.user.id, decided_at: ctx.now }
      await moveReport(ctx, id, 'uphold', { revision, set })
      await ctx.record('abuseReport.upheld', id, decision)
      return answer(ctx, id)
    },
  },

  dismiss: {
    subject,
    handle: async (ctx, { id, revision, note }) => {
      await moveReport(ctx, id, 'dismiss', { revision, set: { note, decided_by: ctx.user.id, decided_at: ctx.now } })
      await ctx.record('abuseReport.dismissed', id, { note })
      return answer(ctx, id)
    },
  },

  acceptObjection: {
    subject,
    handle: async (ctx, { id, revision, note }) => {
      await moveReport(ctx, id, 'acceptObjection', { revision, set: objectionDecided(ctx, note) })
      await ctx.record('abuseReport.objectionAccepted', id, { note })
      return answer(ctx, id)
    },
  },

  rejectObjection: {
    subject,
    handle: async (ctx, { id, revision, note }) => {
      await moveReport(ctx, id, 'rejectObjection', { revision, set: objectionDecided(ctx, note) })
      await ctx.record('abuseReport.objectionRejected', id, { note })
      return answer(ctx, id)
    },
  },

  ofAuthor: async (ctx, { hash }) => ({ data: await authorCase(ctx, await reportOfLink(ctx.db, hash)) }),

  edit: async (ctx, { hash, text }) => {
    const id = await reportOfLink(ctx.db, hash)
    await takeOut(ctx, id, text)
    return { data: await authorCase(ctx, id) }
  },

  object: async (ctx, { hash, text }) => {
    const id = await reportOfLink(ctx.db, hash)
    await object(ctx, id, text)
    return { data: await authorCase(ctx, id) }
  },
})

function objectionDecided({ user, now }: Context, note: string) {
  return { objection_note: note, objection_decided_by: user.id, objection_decided_at: now }
}
