import { type RawBuilder, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { problemOfAddress } from '#kit/server/outgoing/post-outside.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import {
  mostWebhooks,
  rotationHours,
  type WebhookEvent,
  webhookEvents,
} from '#office/webhooks/contract/webhook-events.ts'
import { newSecret, sealedText } from './webhook-secret.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'webhook.created': { name: string; url: string; events: WebhookEvent[] }
    'webhook.updated': { changes: FieldChange[] }
    'webhook.rotated': { name: string }
    'webhook.removed': { name: string; url: string }
    'webhook.replayed': { name: string; count: number }
    /** Nothing arrived there for days. */
    'webhook.turnedOff': { name: string; url: string }
  }
}

type Draft = { name: string; url: string; events: WebhookEvent[] }

/** Returns the id and the secret: the only time that it is not encrypted. */
export async function createWebhook(ctx: Context, draft: Draft): Promise<{ id: number; secret: string }> {
  const { db, now, config } = ctx
  requireAddress(ctx, draft.url)
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'))`.execute(db)
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostWebhooks) fail('too_many_webhooks', { most: mostWebhooks })
  const secret = newSecret()
  const { id } = await db
    .insertInto('webhooks')
    .values({ ...stored(draft), secret: sealedText(config, secret), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.record('webhook.created', id, draft)
  return { id, secret }
}

/** What waits is sent to the new address at once; what waited for one that is turned off is given up. */
export async function updateWebhook(ctx: Context, id: number, draft: Draft & { is_on: boolean }): Promise<void> {
  const { db, now, jobs } = ctx
  const { is_on } = draft
  requireAddress(ctx, draft.url)
  const before = await db
    .selectFrom('webhooks')
    .select(['name', 'url', 'events', 'is_on'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(before, draft)
  if (changes.length === 0) return
  await db
    .updateTable('webhooks')
    .set({ ...stored(draft), is_on, failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', id)
    .execute()
  await ctx.record('webhook.updated', id, { changes })
  if (!is_on) return giveUpWaiting(db, id)
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('webhook_id', '=', id)
    .where('state', '=', 'WAITING')
    .execute()
  await jobs.send(db, 'webhook', { id })
}

const stored = ({ events, name, url }: Draft) => ({ name, url, events: JSON.stringify(events) as never })

function requireAddress({ config }: Context, url: string): void {
  const problem = problemOfAddress(url, config.webhookReceivers)
  if (problem) failFields({ url: problem === 'PRIVATE' ? 'address_private' : 'address_https' })
}

/** Nothing waits for an address that is off; it can be sent again later. */
export async function giveUpWaiting(db: Db, id: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'FAILED', next_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Returns the new secret; for a day the former one signs, too. */
export async function rotateSecret(ctx: Context, id: number): Promise<string> {
  const secret = newSecret()
  const { name } = await ctx.db
    .updateTable('webhooks')
    .set(({ ref }) => ({
      secret: sealedText(ctx.config, secret),
      former_secret: ref('secret'),
      former_until: shift(ctx.now, { hours: rotationHours }),
      paused_until: null,
    }))
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow()
  await ctx.record('webhook.rotated', id, { name })
  await ctx.jobs.send(ctx.db, 'webhook', { id })
  return secret
}

export async function removeWebhook(ctx: Context, id: number): Promise<void> {
  const { name, url } = await ctx.db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .returning(['name', 'url'])
    .executeTakeFirstOrThrow()
  await ctx.record('webhook.removed', id, { name, url })
}

/** Sends one again, under the id of the first time. */
export const replayOne = (ctx: Context, id: number, deliveryId: number) => replay(ctx, id, sql`id = ${deliveryId}`)

type Span = { first_day: string; last_day: string; only_failed: boolean }

/** Sends again what happened on some days; returns how many. */
export const replaySpan = (ctx: Context, id: number, { first_day, last_day, only_failed }: Span) =>
  replay(
    ctx,
    id,
    sql`occurred_at >= ${midnight(first_day)} and occurred_at < ${midnight(last_day, 1)}
      and (state = 'FAILED' or not ${only_failed}::boolean)`,
  )

async function replay(ctx: Context, id: number, which: RawBuilder<unknown>): Promise<number> {
  const { db, now } = ctx
  // Sending again means that the receiver works again: the pause of the address ends.
  const { name, is_on } = await db
    .updateTable('webhooks')
    .set({ paused_until: null })
    .where('id', '=', id)
    .returning(['name', 'is_on'])
    .executeTakeFirstOrThrow()
  if (!is_on) fail('webhook_off')
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries
    set state = 'WAITING', attempts = 0, tried_since = ${now}, next_attempt_at = ${now}, answer_status = null, problem = null
    where webhook_id = ${id} and ${which}
  `.execute(db)
  const count = Number(numAffectedRows)
  await ctx.record('webhook.replayed', id, { name, count })
  if (count > 0) await ctx.jobs.send(db, 'webhook', { id })
  return count
}

/** A row for each address that wants an event, in the event's own transaction: it is sent if that commits. */
export const webhookFollows: Listeners = Object.fromEntries(
  Object.entries(webhookEvents).map(([name, event]) => [
    event,
    (ctx: AnyContext, subjectId: number) => note(ctx, name as WebhookEvent, subjectId),
  ]),
)

async function note({ db, now, jobs }: AnyContext, name: WebhookEvent, subjectId: number): Promise<void> {
  const { rows } = await sql<{ webhook_id: number; is_paused: boolean }>`
    with noted as (
      insert into webhook_deliveries (webhook_id, event, data, occurred_at, tried_since, next_attempt_at)
      select id, ${name}, ${dataOf(name, subjectId)}, ${now}, ${now}, ${now} from webhooks
      where is_on and events @> ${JSON.stringify([name])}::jsonb
      returning webhook_id
    )
    select webhook_id, coalesce(paused_until > ${now}, false) as is_paused
    from noted join webhooks on webhooks.id = webhook_id
  `.execute(db)
  // The end of a pause has a job of its own.
  for (const { webhook_id } of rows.filter(({ is_paused }) => !is_paused))
    await jobs.send(db, 'webhook', { id: webhook_id })
}

/** The numbers by which a program finds what it is about; of a person who was erased, those by which it may know them. */
function dataOf(name: WebhookEvent, subjectId: number): RawBuilder<unknown> {
  if (name === 'person.anonymized')
    return sql`(
      select jsonb_build_object('user_id', user_id, 'artist_id', artist_id, 'student_id', student_id)
      from erasures where id = ${subjectId}
    )`
  if (name.startsWith('participant.'))
    return sql`(select jsonb_build_object('id', id, 'training_id', training_id) from participants where id = ${subjectId})`
  return sql`jsonb_build_object('id', ${subjectId}::int)`
}
