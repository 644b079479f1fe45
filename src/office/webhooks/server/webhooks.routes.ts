import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { webhooks } from '#office/webhooks/contract/webhooks.ts'
import { deliveryList, inOrder, listedWebhooks, visibleWebhooks, webhookById } from './webhooks.queries.ts'
import { createWebhook, removeWebhook, replayOne, replaySpan, rotateSecret, updateWebhook } from './webhooks.steps.ts'

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) =>
  visibleWebhooks(ctx).select('webhooks.id').where('webhooks.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await webhookById(ctx, id)) })

export const webhookRoutes = routes(webhooks, {
  list: async (ctx) => ({ data: await listedWebhooks(ctx).execute() }),
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },
  create: async (ctx, draft) => {
    const { id, secret } = await createWebhook(ctx, draft)
    return { data: { ...found(await webhookById(ctx, id)), secret } }
  },
  update: {
    subject,
    handle: async (ctx, { id, ...draft }) => {
      await updateWebhook(ctx, id, draft)
      return answer(ctx, id)
    },
  },
  rotate: {
    subject,
    handle: async (ctx, { id }) => {
      const secret = await rotateSecret(ctx, id)
      return { data: { ...found(await webhookById(ctx, id)), secret } }
    },
  },
  remove: { subject, handle: (ctx, { id }) => removeWebhook(ctx, id) },
  deliveries: {
    subject,
    handle: (ctx, { id, ...query }) => readList(ctx.db, inOrder(query), deliveryList(ctx, id, query)),
  },
  replay: {
    subject: (ctx: Context, { id, delivery_id }) =>
      ctx.db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', 'in', visibleWebhooks(ctx).select('webhooks.id').where('webhooks.id', '=', id))
        .where('id', '=', delivery_id)
        .executeTakeFirst(),
    handle: async (ctx, { id, delivery_id }) => {
      await replayOne(ctx, id, delivery_id)
    },
  },
  replaySpan: { subject, handle: async (ctx, { id, ...span }) => ({ count: await replaySpan(ctx, id, span) }) },
})
