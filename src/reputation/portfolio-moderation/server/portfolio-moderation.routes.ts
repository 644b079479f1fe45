import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readLongList } from '#kit/server/lists/list.ts'
import { editByOffice } from '#reputation/portfolio/server/office-edit.steps.ts'
import {
  type ModerationQuery,
  portfolioModeration,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { countWorks, moderatedWork, moderationList, sentIn } from './portfolio-moderation.queries.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  sentIn(ctx).select('portfolio_items.id').where('portfolio_items.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await moderatedWork(ctx, id)) })

export const portfolioModerationRoutes = routes(portfolioModeration, {
  list: (ctx, query) => readLongList(ctx.db, byDefault(query), moderationList(ctx, query)),
  counts: async (ctx, query) => ({ data: await countWorks(ctx, query) }),
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },
  update: {
    subject,
    handle: async (ctx, { id, ...edit }) => {
      await editByOffice(ctx, id, edit)
      return answer(ctx, id)
    },
  },
})

/** Works that wait longest are first. */
function byDefault(query: ModerationQuery): ModerationQuery {
  return { ...query, sortBy: query.sortBy ?? 'waiting' }
}
