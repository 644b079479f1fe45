import type { Portal } from '#kit/server/http/context.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { loggedDays } from '#office/webhooks/contract/webhook-events.ts'
import { attemptDelivery, noteFailure, noteSuccess, readyWebhook } from './attempt-delivery.ts'

/** Which process sends to which address, and when: one at a time for each, so that a slow address holds up itself alone. */

/** Requests at once to one address; and after how many the address is read again: it may have been turned off. */
const atOnce = 4
const batch = 20
/** Renewed before each few requests, which take ten seconds at most. Where a process died, others wait for its end. */
const leaseSeconds = 60

/** A job only begins the deliveries of its address: they go on by themselves, and keep no worker from the other addresses. */
export function deliverWebhooks(portal: Portal, listeners: AllListeners): Promise<void> {
  return portal.jobs.work('webhook', async ({ id }) => {
    const lease = await take(portal, id)
    if (lease) portal.jobs.goOn((signal) => deliverTaken(portal, listeners, lease, signal))
  })
}

/** Sends what waits for an address, unless another process does. */
export async function deliverTo(
  portal: Portal,
  listeners: AllListeners,
  id: number,
  signal = new AbortController().signal,
): Promise<void> {
  const lease = await take(portal, id)
  if (lease) await deliverTaken(portal, listeners, lease, signal)
}

/** What waits and has no job: its time has come, or its process died. */
export async function queueDueWebhooks(portal: Portal): Promise<void> {
  for (const { id } of await dueWebhooks(portal).execute()) await portal.jobs.send(portal.db, 'webhook', { id })
}

/** Of the log: what is older than it is deleted. */
export async function forgetDeliveries({ db, clock }: Portal): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('occurred_at', '<', shift(clock(), { days: -loggedDays }))
    .execute()
}

async function deliverTaken(portal: Portal, listeners: AllListeners, lease: Lease, signal: AbortSignal): Promise<void> {
  const { id } = lease
  try {
    while (await deliverBatch(portal, listeners, lease, signal)) {}
  } finally {
    await release(portal, lease)
  }
  // The job of what was committed since the last look found the address taken; what the end of this process left is another's.
  const isMore = signal.aborted || (await dueWebhooks(portal).where('id', '=', id).executeTakeFirst())
  if (isMore) await portal.jobs.send(portal.db, 'webhook', { id })
}

/** Whether there may be more: not once something failed. */
async function deliverBatch(portal: Portal, listeners: AllListeners, lease: Lease, signal: AbortSignal) {
  const { id } = lease
  const webhook = await readyWebhook(portal, id)
  if (!webhook) return false
  const due = await portal.db
    .selectFrom('webhook_deliveries')
    .select(['id', 'key', 'event', 'data', 'occurred_at', 'tried_since', 'attempts'])
    .where('webhook_id', '=', id)
    .where('state', '=', 'WAITING')
    .where('next_attempt_at', '<=', portal.clock().toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    // After a failure one is tried first.
    .limit(webhook.failures > 0 ? 1 : batch)
    .execute()
  const isMore = due.length > 0
  while (due.length > 0) {
    if (signal.aborted || !(await renew(portal, lease))) return false
    const some = due.splice(0, atOnce)
    const outcomes = await Promise.all(some.map((one) => attemptDelivery(portal, webhook, one, signal)))
    const isFailed = outcomes.includes('FAILED')
    if (outcomes.includes('DELIVERED') && (webhook.failures > 0 || isFailed)) await noteSuccess(portal, id)
    if (isFailed) {
      await noteFailure(portal, listeners, id)
      return false
    }
  }
  return isMore
}

type Lease = { id: number; until: string }

const untilOf = ({ clock }: Portal) => shift(clock(), { seconds: leaseSeconds })

/** Null: another process has it. */
async function take(portal: Portal, id: number): Promise<Lease | null> {
  const until = untilOf(portal)
  const { numUpdatedRows } = await portal.db
    .updateTable('webhooks')
    .set({ busy_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('busy_until', 'is', null), eb('busy_until', '<', portal.clock().toISOString())]))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { id, until } : null
}

/** False: it had ended, and another process may have the address now. */
async function renew(portal: Portal, lease: Lease): Promise<boolean> {
  const until = untilOf(portal)
  const { numUpdatedRows } = await ofLease(portal, lease).set({ busy_until: until }).executeTakeFirst()
  lease.until = until
  return numUpdatedRows > 0n
}

async function release(portal: Portal, lease: Lease): Promise<void> {
  await ofLease(portal, lease).set({ busy_until: null }).execute()
}

const ofLease = ({ db }: Portal, { id, until }: Lease) =>
  db.updateTable('webhooks').where('id', '=', id).where('busy_until', '=', until)

/** Addresses to which something could be sent now. */
function dueWebhooks({ db, clock }: Portal) {
  const now = clock().toISOString()
  return db
    .selectFrom('webhooks')
    .select('webhooks.id')
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .where('state', '=', 'WAITING')
          .where('next_attempt_at', '<=', now),
      ),
    )
}
