import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { contentKinds } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { publicContent } from './content.queries.ts'
import { contentReportDetails, contentReportList, visibleContentReports } from './content-reports.queries.ts'
import {
  acceptObjection,
  dismissReport,
  makeNotice,
  objectTo,
  rejectObjection,
  upholdReport,
} from './content-reports.steps.ts'
import { noticeOfLink, reporterCase, statementsOf } from './statements.queries.ts'
import { yearPage } from './year-page.ts'

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) =>
  visibleContentReports(ctx).select('id').where('id', '=', id).executeTakeFirst()

/** A restriction of the artist's own content. */
const ownStatement = async (ctx: Context, { id }: ById) =>
  (await statementsOf(ctx, ctx.user.pro_artist?.id ?? 0)).find((statement) => statement.id === id)

const answer = async (ctx: Context, id: number) => ({ data: found(await contentReportDetails(ctx, id)) })

export const contentReportRoutes = routes(contentReports, {
  content: async ({ db, language }, { kind: name, id }) => {
    const kind = contentKinds.find((one) => one === name) ?? fail('not_found')
    const { artist_id: _, ...content } = await publicContent(db, kind, Number(id), language)
    return { data: content }
  },
  send: async (ctx, notice) => ({ data: { place: await makeNotice(ctx, notice) } }),

  ofReporter: async (ctx, { hash }) => ({ data: await reporterCase(ctx, await noticeOfLink(ctx.db, hash)) }),
  objectAsReporter: async (ctx, { hash, text }) => {
    const noticeId = await noticeOfLink(ctx.db, hash)
    const { content_report_id } = await ctx.db
      .selectFrom('content_notices')
      .select('content_report_id')
      .where('id', '=', noticeId)
      .executeTakeFirstOrThrow()
    await objectTo(ctx, content_report_id, text, noticeId)
    return { data: await reporterCase(ctx, noticeId) }
  },

  own: async (ctx) => ({ data: await statementsOf(ctx, ctx.user.pro_artist?.id ?? 0) }),
  object: {
    subject: ownStatement,
    handle: async (ctx, { id, text }) => {
      await objectTo(ctx, id, text, null)
      return { data: found(await ownStatement(ctx, { id })) }
    },
  },

  list: (ctx, query) => readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'age' }, contentReportList(ctx, query)),
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },
  uphold: {
    subject,
    handle: async (ctx, { id, ...decision }) => {
      await upholdReport(ctx, id, decision)
      return answer(ctx, id)
    },
  },
  dismiss: {
    subject,
    handle: async (ctx, { id, ...decision }) => {
      await dismissReport(ctx, id, decision)
      return answer(ctx, id)
    },
  },
  acceptObjection: {
    subject,
    handle: async (ctx, { id, ...decision }) => {
      await acceptObjection(ctx, id, decision)
      return answer(ctx, id)
    },
  },
  rejectObjection: {
    subject,
    handle: async (ctx, { id, ...decision }) => {
      await rejectObjection(ctx, id, decision)
      return answer(ctx, id)
    },
  },

  year: (ctx, { year }) => yearPage(ctx, year, 'pl'),
  englishYear: (ctx, { year }) => yearPage(ctx, year, 'en-US'),
})
