import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { pairList, visiblePair } from './duplicates.queries.ts'
import { movePair } from './duplicates.steps.ts'
import { likeTyped } from './search/similar.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'duplicatePair.dismissed': object
    'duplicatePair.reopened': object
  }
}

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) => visiblePair(ctx, id)

export const duplicateRoutes = routes(duplicates, {
  list: (ctx, query) => readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'strength' }, pairList(ctx, query)),

  get: { subject, handle: answer },

  dismiss: {
    subject,
    handle: async (ctx, { id }) => {
      await movePair(ctx, id, 'dismiss')
      await ctx.record('duplicatePair.dismissed', id, {})
      return answer(ctx, { id })
    },
  },

  reopen: {
    subject,
    handle: async (ctx, { id }) => {
      await movePair(ctx, id, 'reopen')
      await ctx.record('duplicatePair.reopened', id, {})
      return answer(ctx, { id })
    },
  },

  similarPeople: async (ctx, typed) => ({ data: await likeTyped(ctx, typed) }),
})

async function answer(ctx: Context, { id }: ById) {
  return { data: found(await visiblePair(ctx, id)) }
}
