import { type SelectQueryBuilder, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import type { WebhookEvent } from '#office/webhooks/contract/webhook-events.ts'
import type { DeliveryQuery, Webhook, WebhookDelivery } from '#office/webhooks/contract/webhooks.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    webhooks: { events: WebhookEvent[] }
    webhook_deliveries: { event: WebhookEvent; data: WebhookDelivery['data'] }
  }
}

/** For who manages them, and none for others. Every read and change starts here. */
export function visibleWebhooks({ db, user }: Reader) {
  return db
    .selectFrom('webhooks')
    .$if(!hasPermission(user, 'can-manage-webhooks'), (some) => some.where(sql<boolean>`false`))
}

const waiting = sql<number>`(
  select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = 'WAITING'
)`

export function listedWebhooks(ctx: Reader) {
  return visibleWebhooks(ctx)
    .select(['id', 'name', 'url', 'events', 'is_on', 'failing_since', waiting.as('waiting'), 'created_at'])
    .orderBy('id')
}

export function webhookById(ctx: Reader, id: number): Promise<Webhook | undefined> {
  return listedWebhooks(ctx).where('id', '=', id).executeTakeFirst()
}

/** The log of one of them. */
export function deliveryList(ctx: Reader, id: number, { state }: DeliveryQuery) {
  const ofOne = visibleWebhooks(ctx).select('webhooks.id').where('webhooks.id', '=', id)
  return {
    table: 'webhook_deliveries' as const,
    matching: ctx.db
      .selectFrom('webhook_deliveries')
      .where('webhook_deliveries.webhook_id', 'in', ofOne)
      .$if(!!state, (some) => some.where('webhook_deliveries.state', '=', state as NonNullable<typeof state>)),
    rows: (matching: Deliveries) =>
      matching.select([
        ...(['id', 'event', 'data', 'occurred_at', 'state', 'attempts'] as const),
        ...(['attempted_at', 'next_attempt_at', 'answer_status', 'problem'] as const),
      ]),
    search: sql.ref<string>('webhook_deliveries.event'),
    sort: {},
  }
}

type Deliveries = SelectQueryBuilder<Tables, 'webhook_deliveries', object>

/** The newest first, by default. */
export const inOrder = (query: DeliveryQuery): DeliveryQuery =>
  query.sortBy ? query : { ...query, sortBy: 'occurred_at', descending: 1 }
