import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { webhooks } from '#office/webhooks/contract/webhooks.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#testing/servers/webhook-receiver.ts'
import { deliverTo, deliverWebhooks, queueDueWebhooks } from './deliver-webhooks.ts'

/* The queue of deliveries: two processes, and receivers of which some never respond. */

let world: Academy
let other: Awaited<ReturnType<typeof openPortal>>
let receiver: WebhookReceiver
let student: number
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  world = await academy({ webhookReceivers: [receiver.origin] })
  // Those of the demo lead nowhere.
  await world.db.deleteFrom('webhooks').execute()
  other = await openPortal(world.config, world.connection)
  for (const portal of [world.portal, other]) await deliverWebhooks(portal, listeners)
  const { id } = await world.db.selectFrom('students').select('id').orderBy('id').executeTakeFirstOrThrow()
  student = id
  return async () => {
    receiver.close()
    await other.close()
    await world.close()
  }
})

const owner = () => world.as.owner
async function add(path: string) {
  const draft = { name: path.slice(1), url: receiver.origin + path, events: ['student.edited' as const] }
  const { id } = (await owner().send(webhooks.create, draft)).data
  onTestFinished(async () => void (await owner().call(webhooks.remove, { id })))
  return id
}
const happen = (times = 1) =>
  world.db.transaction().execute(async (db) => {
    const ctx = contextAt({ ...world.portal, db }, listeners, new Date())
    for (let time = 0; time < times; time++) await ctx.record('student.edited', student, { changes: [] })
  })
const soon = { timeout: 20_000 }
const statesOf = async (id: number) => (await owner().send(webhooks.deliveries, { id })).data.map(({ state }) => state)

test('many receivers that never respond hold up neither requests nor another receiver', async () => {
  const slow: number[] = []
  let givenUp = 0
  for (let number = 0; number < 8; number++) {
    receiver.respond(`/slow-${number}`, (response) => void response.on('close', () => givenUp++))
    slow.push(await add(`/slow-${number}`))
  }
  await add('/quick')
  await happen(30)
  await expect.poll(() => receiver.at('/quick').length, soon).toBe(30)
  // All that was sent to the slow ones is still waited for.
  expect(givenUp).toBe(0)
  for (const id of slow) expect(new Set(await statesOf(id))).toEqual(new Set(['WAITING']))
  expect(Math.max(...slow.map((_, number) => receiver.at(`/slow-${number}`).length))).toBeLessThanOrEqual(4)
})

test('what many requests record at once arrives once each, whichever process sends it', async () => {
  await add('/once')
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let number = 0; number < 10; number++) await happen()
    }),
  )
  await expect.poll(() => receiver.at('/once').length, soon).toBe(120)
  expect(new Set(receiver.at('/once').map(({ headers }) => headers['webhook-id'])).size).toBe(120)
})

test('the end of a pause is waited for by a job', async () => {
  receiver.respond('/recovering', 500)
  const id = await add('/recovering')
  await happen()
  await expect.poll(() => receiver.at('/recovering').length, soon).toBe(1)
  receiver.respond('/recovering', 204)
  // After six seconds and the queue's own.
  await expect.poll(() => statesOf(id), soon).toEqual(['DELIVERED'])
})

/** Without a job. */
async function wait(webhook_id: number) {
  const now = new Date()
  await world.db
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id, event: 'student.edited', data: JSON.stringify({ id: 1 }) as never },
      ...{ occurred_at: now, tried_since: now, next_attempt_at: now },
    })
    .execute()
}

test('what waits without a job is found by the clock', async () => {
  await wait(await add('/later'))
  await queueDueWebhooks(world.portal)
  await expect.poll(() => receiver.at('/later').length, soon).toBe(1)
})

test('a process that stops does not wait for a receiver, and another one continues at once', async () => {
  receiver.respond('/stopped', () => {})
  const id = await add('/stopped')
  await wait(id)
  const stopped = await openPortal(world.config, world.connection)
  stopped.jobs.goOn((signal) => deliverTo(stopped, listeners, id, signal))
  await expect.poll(() => receiver.at('/stopped').length, soon).toBe(1)
  receiver.respond('/stopped', 204)
  const began = performance.now()
  await stopped.close()
  expect(performance.now() - began).toBeLessThan(5000)
  await expect.poll(() => statesOf(id), soon).toEqual(['DELIVERED'])
  expect(new Set(receiver.at('/stopped').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})
