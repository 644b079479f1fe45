import { Webhook as Signer } from 'standardwebhooks'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { OutgoingError, postOutside } from '#kit/server/outgoing/post-outside.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { triedDays } from '#office/webhooks/contract/webhook-events.ts'
import type { WebhookDelivery } from '#office/webhooks/contract/webhooks.ts'
import { openedText } from './webhook-secret.ts'
import { giveUpWaiting } from './webhooks.steps.ts'

/** One delivery by the rules of Standard Webhooks (a thin body, signed, tried again for three days), and what follows for its address. */

/** In minutes, after so many failures in a row; then once in six hours. */
const pauses = [0.1, 1, 5, 30, 120]
const longestPause = 360

export type ReadyWebhook = NonNullable<Awaited<ReturnType<typeof readyWebhook>>>

/** An address that is on and not paused, with what signs for it. Where nothing does, it is paused until somebody renews its secret. */
export async function readyWebhook({ db, config, clock, log }: Portal, id: number) {
  const now = clock().toISOString()
  const row = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'secret', 'former_secret', 'former_until', 'failures'])
    .where('id', '=', id)
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .executeTakeFirst()
  if (!row) return null
  const isInRotation = row.former_until !== null && row.former_until > now
  const secrets = [row.secret, isInRotation ? row.former_secret : null].flatMap(
    (sealed) => openedText(config, sealed) ?? [],
  )
  if (secrets.length > 0) return { ...row, signers: secrets.map((secret) => new Signer(secret)) }
  log.warn({ webhook: id }, 'a webhook’s secret was encrypted with another SESSION_SECRET')
  await db
    .updateTable('webhooks')
    .set({ paused_until: shift(clock(), { minutes: longestPause }) })
    .where('id', '=', id)
    .execute()
  return null
}

type Due = Pick<WebhookDelivery, 'id' | 'event' | 'data' | 'occurred_at' | 'attempts'> & {
  key: string
  tried_since: string
}

/** Null where the portal stops meanwhile: it is sent again, under the same id. */
export async function attemptDelivery(
  portal: Portal,
  webhook: ReadyWebhook,
  delivery: Due,
  signal: AbortSignal,
): Promise<'DELIVERED' | 'FAILED' | null> {
  const { db, clock } = portal
  const { id, attempts, tried_since } = delivery
  const sentAt = clock()
  const outcome = await post(portal, webhook, delivery, { sentAt, signal })
  if (outcome.problem && signal.aborted) return null
  const tried = { ...outcome, attempts: attempts + 1, attempted_at: sentAt }
  const one = db.updateTable('webhook_deliveries').where('id', '=', id)
  if (outcome.problem === null) {
    await one.set({ ...tried, state: 'DELIVERED', next_attempt_at: null }).execute()
    return 'DELIVERED'
  }
  const isOver = tried_since < shift(sentAt, { days: -triedDays })
  const next = isOver
    ? { state: 'FAILED' as const, next_attempt_at: null }
    : { next_attempt_at: afterPause(sentAt, attempts + 1) }
  // The address may have been turned off meanwhile.
  await one
    .where('state', '=', 'WAITING')
    .set({ ...tried, ...next })
    .execute()
  return 'FAILED'
}

type Outcome = Pick<WebhookDelivery, 'answer_status' | 'problem'>
type Sending = { sentAt: Date; signal: AbortSignal }

async function post({ config }: Portal, webhook: ReadyWebhook, delivery: Due, sending: Sending): Promise<Outcome> {
  const { key, event, data, occurred_at } = delivery
  const { sentAt, signal } = sending
  const body = JSON.stringify({ type: event, timestamp: occurred_at, data })
  const messageId = `msg_${key}`
  try {
    const answer_status = await postOutside(webhook.url, {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Atelier',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': webhook.signers.map((signer) => signer.sign(messageId, sentAt, body)).join(' '),
      },
      trusted: config.webhookReceivers,
      signal,
    })
    return { answer_status, problem: problemOf(answer_status) }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { answer_status: null, problem: error.problem }
  }
}

function problemOf(status: number): Outcome['problem'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'
}

function afterPause(now: Date, failures: number): Date {
  const minutes = pauses[failures - 1] ?? longestPause
  return new Date(now.getTime() + minutes * 60_000)
}

/** Something has arrived. */
export async function noteSuccess({ db }: Portal, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', id)
    .execute()
}

/** Pauses the address. Where nothing has arrived for three days it is turned off, and those who manage it are notified. */
export async function noteFailure(portal: Portal, listeners: AllListeners, id: number): Promise<void> {
  const now = portal.clock()
  await inTransaction(portal.db, async (db) => {
    const row = await db
      .selectFrom('webhooks')
      .select(['name', 'url', 'failures', 'failing_since', 'is_on'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row?.is_on) return
    const { name, url } = row
    const failures = row.failures + 1
    const failing_since = row.failing_since ?? now.toISOString()
    const isOver = failing_since < shift(now, { days: -triedDays })
    const paused_until = isOver ? null : afterPause(now, failures)
    await db
      .updateTable('webhooks')
      .set({ failures, failing_since, paused_until, is_on: !isOver })
      .where('id', '=', id)
      .execute()
    if (paused_until) return portal.jobs.send(db, 'webhook', { id }, paused_until)
    await giveUpWaiting(db, id)
    await contextAt({ ...portal, db }, listeners, now).record('webhook.turnedOff', id, { name, url })
  })
}
