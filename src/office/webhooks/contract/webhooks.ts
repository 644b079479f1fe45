import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, line, someOf } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { webhookEventNames } from './webhook-events.ts'

const webhook = z.object({
  id: id(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  is_on: z.boolean(),
  /** Since when nothing arrives; null: what was sent last arrived. */
  failing_since: z.nullable(instant()),
  waiting: z.int(),
  created_at: instant(),
})
export type Webhook = z.output<typeof webhook>

/** With the secret, which is never shown again. */
const withSecret = single(z.object({ ...webhook.shape, secret: z.string() }))
export type WebhookWithSecret = z.output<typeof withSecret>['data']

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
const deliveryProblems = ['ADDRESS', 'PRIVATE', 'UNKNOWN_HOST', 'TIMEOUT', 'CONNECTION', 'REDIRECT', 'STATUS'] as const

const number = () => z.nullish(z.int())
const data = z.object({
  ...{ id: number(), training_id: number() },
  ...{ user_id: number(), artist_id: number(), student_id: number() },
})

const delivery = z.object({
  id: id(),
  event: z.enum(webhookEventNames),
  /** The numbers of what it is about, as they are sent. */
  data,
  occurred_at: instant(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  attempted_at: z.nullable(instant()),
  next_attempt_at: z.nullable(instant()),
  /** The status of the response; null: there was none. */
  answer_status: z.nullable(z.int()),
  problem: z.nullable(z.enum(deliveryProblems)),
})
export type WebhookDelivery = z.output<typeof delivery>

/** The server checks where it leads; one in the portal's own network may have a name without dots. */
const address = z.string().check(z.maxLength(300, 'too_long'), z.regex(/^https?:\/\/\S+$/i, 'url'))
const draft = z.object({ name: line(60), url: address, events: someOf(webhookEventNames, 1) })

const query = listQuery(['occurred_at'], {
  state: z.nullish(z.enum(deliveryStates)),
})
export type DeliveryQuery = z.output<typeof query>

const permission = 'can-manage-webhooks'
const byId = '/api/webhooks/{id}'
const refreshes = ['webhooks'] as const

/** Addresses of programs that are notified of events (Standard Webhooks), and the log of what was sent to them. */
export const webhooks = calls('webhooks', {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    permission,
    isInPerson: true,
    response: z.object({ data: z.array(webhook) }),
  }),
  get: endpoint({ method: 'GET', path: byId, permission, isInPerson: true, response: single(webhook) }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    permission,
    isInPerson: true,
    refreshes,
    body: draft,
    response: withSecret,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    permission,
    isInPerson: true,
    refreshes,
    body: z.object({ ...draft.shape, is_on: z.boolean() }),
    response: single(webhook),
  }),
  /** A new secret; for a day both sign. */
  rotate: endpoint({
    method: 'POST',
    path: `${byId}/secret`,
    permission,
    isInPerson: true,
    refreshes,
    response: withSecret,
    status: 200,
  }),
  remove: endpoint({ method: 'DELETE', path: byId, permission, isInPerson: true, refreshes }),
  deliveries: endpoint({
    method: 'GET',
    path: `${byId}/deliveries`,
    permission,
    isInPerson: true,
    query,
    response: listOf(delivery),
  }),
  /** Sends one again, as it was, under the same id. */
  replay: endpoint({
    method: 'POST',
    path: `${byId}/deliveries/{delivery_id}/replay`,
    permission,
    isInPerson: true,
    refreshes,
  }),
  /** Sends again what happened on some days, both inclusive; returns how many. */
  replaySpan: endpoint({
    method: 'POST',
    path: `${byId}/replay`,
    permission,
    isInPerson: true,
    refreshes,
    body: z.object({ first_day: day(), last_day: day(), only_failed: z.boolean() }).check(
      z.refine(({ first_day, last_day }) => first_day <= last_day, {
        path: ['first_day'],
        error: 'from_after_to',
        // An invalid day has its own problem already.
        when: ({ issues }) => issues.length === 0,
      }),
    ),
    response: z.object({ count: z.int() }),
    status: 200,
  }),
})
