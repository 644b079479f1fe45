import { Webhook as Verifier } from 'standardwebhooks'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { executeErasure } from '#office/personal-data/server/erasure/execute-erasure.ts'
import { mostWebhooks, type WebhookEvent } from '#office/webhooks/contract/webhook-events.ts'
import { type WebhookWithSecret, webhooks } from '#office/webhooks/contract/webhooks.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from '#testing/servers/webhook-receiver.ts'
import { deliverTo, forgetDeliveries } from './deliver-webhooks.ts'
import { sealedText } from './webhook-secret.ts'

/* What is sent, and what becomes of it. Each test has an address of its own, and moves its own clock. */

let world: Academy
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  world = await academy({ webhookReceivers: [receiver.origin] })
  return async () => {
    await world.close()
    receiver.close()
  }
})

let path: string
let webhook: WebhookWithSecret
let now: Date
let number = 0
beforeEach(async () => {
  await world.db.deleteFrom('webhooks').execute()
  path = `/${++number}`
  now = new Date()
  webhook = await add(path)
})

const owner = () => world.as.owner
const add = async (at: string, events: WebhookEvent[] = ['student.edited']) =>
  (await owner().send(webhooks.create, { name: at.slice(1), url: receiver.origin + at, events })).data
const pass = (time: Parameters<typeof shift>[1]) => {
  now = new Date(shift(now, time))
}
const portal = () => ({ ...world.portal, clock: () => now })
const deliver = (id = webhook.id) => deliverTo(portal(), listeners, id)
const log = async (id = webhook.id) => (await owner().send(webhooks.deliveries, { id })).data
const webhookNow = async () => (await owner().send(webhooks.get, { id: webhook.id })).data
const came = () => receiver.at(path)
const verifiedBy = (secret: string, one: ReceivedWebhook | undefined) => {
  try {
    return new Verifier(secret).verify(one?.body ?? '', one?.headers ?? {})
  } catch {
    return null
  }
}

/** As a request does it, in a transaction that is committed or not. */
async function happen(isCommitted = true) {
  const { id } = await world.db.selectFrom('students').select('id').orderBy('id').executeTakeFirstOrThrow()
  const failure = new Error('The request fails.')
  const recorded = world.db.transaction().execute(async (db) => {
    await contextAt({ ...world.portal, db }, listeners, now).record('student.edited', id, { changes: [] })
    if (!isCommitted) throw failure
  })
  await (isCommitted ? recorded : expect(recorded).rejects.toBe(failure))
  return id
}

describe('an event', () => {
  test('is delivered once, minimal and signed, if it was selected and its transaction was committed', async () => {
    const other = await add(`${path}-other`, ['training.published'])
    await happen(false)
    const id = await happen()
    await Promise.all([deliver(), deliver(), deliver(), deliver(other.id)])
    expect(came()).toHaveLength(1)
    const [one] = came()
    expect(JSON.parse(one?.body ?? '')).toEqual({ type: 'student.edited', timestamp: now.toISOString(), data: { id } })
    expect(one?.headers).toMatchObject({ 'webhook-id': expect.stringMatching(/^msg_/), 'user-agent': 'Atelier' })
    expect(verifiedBy(webhook.secret, one)).toMatchObject({ type: 'student.edited' })
    expect(verifiedBy(other.secret, one)).toBeNull()
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: 1, answer_status: 204, problem: null }])
    expect(await log(other.id)).toEqual([])
  })

  test('is signed by both secrets for a day after a rotation, and then by the new one alone', async () => {
    const { secret } = (await owner().send(webhooks.rotate, { id: webhook.id })).data
    const signers = async () => {
      await happen()
      await deliver()
      const last = came().at(-1)
      return { count: last?.headers['webhook-signature']?.split(' ').length, last }
    }
    const during = await signers()
    expect(during.count).toBe(2)
    for (const one of [webhook.secret, secret]) expect(verifiedBy(one, during.last)).not.toBeNull()
    pass({ hours: 23 })
    expect((await signers()).count).toBe(2)
    pass({ hours: 2 })
    expect((await signers()).count).toBe(1)
    expect(JSON.stringify(await world.db.selectFrom('webhooks').selectAll().execute())).not.toContain(secret)
  })

  test('of an erased person contains the ids by which programs may know them, and nothing else', async () => {
    const { id: person } = await world.person('client')
    await world.db
      .updateTable('webhooks')
      .set({ events: JSON.stringify(['person.anonymized']) as never })
      .execute()
    const { id } = await world.db
      .insertInto('erasures')
      .values({
        ...{ user_id: person, student_id: 17, cause: 'OFFICE', made_at: now, requested_at: now, due_at: now },
        ...{ was_blocked: false, was_enabled: true, was_active: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const declared = declaredBy(Object.values(features))
    await executeErasure(portal(), listeners, declared, id)
    await deliver()
    expect(came().map(({ body }) => JSON.parse(body))).toEqual([
      {
        type: 'person.anonymized',
        timestamp: now.toISOString(),
        data: { user_id: person, artist_id: null, student_id: 17 },
      },
    ])
  })
})

describe('what does not arrive', () => {
  test('is tried again under the same id after longer and longer pauses, for three days; then its address is off', async () => {
    receiver.respond(path, 500)
    await happen()
    const began = now
    const minutes: number[] = []
    for (;;) {
      await deliver()
      const [one] = await log()
      if (one?.state !== 'WAITING') break
      expect(one).toMatchObject({ answer_status: 500, problem: 'STATUS' })
      const next = new Date(one.next_attempt_at ?? '')
      minutes.push((next.getTime() - now.getTime()) / 60_000)
      // A moment sooner nothing is sent.
      now = new Date(next.getTime() - 1000)
      await deliver()
      now = next
    }
    expect(minutes).toEqual([0.1, 1, 5, 30, 120, ...Array.from({ length: 12 }, () => 360)])
    expect(now.getTime() - began.getTime()).toBeGreaterThan(3 * 24 * 3_600_000)
    expect(came()).toHaveLength(18)
    expect(new Set(came().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await log()).toMatchObject([{ state: 'FAILED', attempts: 18 }])
    expect(await webhookNow()).toMatchObject({ is_on: false, waiting: 0 })
    const mails = await world.db
      .selectFrom('mails')
      .select(['to', 'subject'])
      .where('subject', 'like', `%: ${webhook.name}`)
      .execute()
    expect(mails).toEqual([{ to: 'owner@atelier.test', subject: expect.stringContaining('przestał') }])
    // One that is off is sent nothing, and nothing is recorded for it.
    receiver.respond(path, 204)
    await happen()
    await deliver()
    expect(came()).toHaveLength(18)
    expect(await log()).toHaveLength(1)
    const days = { first_day: academyDay(began), last_day: academyDay(now), only_failed: true }
    const refused = await owner().call(webhooks.replaySpan, { id: webhook.id, ...days })
    expect(refused).toMatchObject({ status: 409, body: { code: 'webhook_off' } })
    // Turned on again, what did not arrive can be sent again.
    await owner().send(webhooks.update, { ...(await webhookNow()), is_on: true })
    expect(await owner().send(webhooks.replaySpan, { id: webhook.id, ...days })).toEqual({ count: 1 })
    await deliver()
    expect(came()).toHaveLength(19)
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: 1 }])
  })

  test('holds up the rest of its address until something arrives, and no longer', async () => {
    receiver.respond(path, 503)
    for (let number = 0; number < 30; number++) await happen()
    await deliver()
    // Those that were on their way together.
    expect(came()).toHaveLength(4)
    await deliver()
    expect(came()).toHaveLength(4)
    pass({ minutes: 1 })
    await deliver()
    expect(came()).toHaveLength(5)
    expect(await webhookNow()).toMatchObject({ is_on: true, waiting: 30, failing_since: expect.any(String) })
    receiver.respond(path, 204)
    pass({ minutes: 10 })
    await deliver()
    expect(await webhookNow()).toMatchObject({ waiting: 0, failing_since: null })
    expect(came()).toHaveLength(35)
  })

  test('because one event is refused each time leaves the others alone', async () => {
    let refused: string | null = null
    receiver.respond(path, (response) => {
      const id = came().at(-1)?.headers['webhook-id'] ?? ''
      refused ??= id
      response.writeHead(id === refused ? 422 : 204).end()
    })
    for (let number = 0; number < 9; number++) await happen()
    for (let hour = 0; hour < 80; hour++) {
      await deliver()
      pass({ hours: 1 })
    }
    const states = (await log()).map(({ state }) => state)
    expect(states.filter((state) => state === 'DELIVERED')).toHaveLength(8)
    expect(states.filter((state) => state === 'FAILED')).toHaveLength(1)
  })

  test('is shown with the reason', async () => {
    receiver.respond(path, (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
    await happen()
    await deliver()
    expect(await log()).toMatchObject([{ answer_status: 302, problem: 'REDIRECT' }])
    receiver.respond(path, (response) => response.destroy())
    pass({ minutes: 1 })
    await deliver()
    expect(await log()).toMatchObject([{ answer_status: null, problem: 'CONNECTION', attempts: 2 }])
    // A name of the academy's own network that was entered once, as a list of receivers that has become shorter leaves it.
    await world.db.updateTable('webhooks').set({ url: 'https://10.0.0.1/' }).execute()
    pass({ minutes: 5 })
    await deliver()
    expect(await log()).toMatchObject([{ problem: 'PRIVATE' }])
  })

  test('while it is turned off by hand is given up', async () => {
    receiver.respond(path, 500)
    await happen()
    await deliver()
    await owner().send(webhooks.update, { ...(await webhookNow()), is_on: false })
    expect(await log()).toMatchObject([{ state: 'FAILED', next_attempt_at: null }])
    expect(await webhookNow()).toMatchObject({ is_on: false, waiting: 0, failing_since: null })
  })
})

describe('what arrived', () => {
  test('is sent again under the same id: one, or all of some days', async () => {
    const day = academyDay(now)
    await happen()
    await deliver()
    pass({ days: 2 })
    await happen()
    await happen()
    await deliver()
    expect(came()).toHaveLength(3)
    const oldest = (await log()).at(-1)
    await owner().send(webhooks.replay, { id: webhook.id, delivery_id: oldest?.id ?? 0 })
    await deliver()
    expect(came().map(({ headers }) => headers['webhook-id'])[3]).toBe(came()[0]?.headers['webhook-id'])
    const span = async (first_day: string, last_day: string, only_failed: boolean) =>
      (await owner().send(webhooks.replaySpan, { id: webhook.id, first_day, last_day, only_failed })).count
    expect(await span(day, day, false)).toBe(1)
    expect(await span(academyDay(now), academyDay(now), false)).toBe(2)
    expect(await span(day, academyDay(now), true)).toBe(0)
    await deliver()
    expect(came()).toHaveLength(7)
    expect(new Set(came().map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  test('is sent again at once, however long its address was to be left alone', async () => {
    await happen()
    await deliver()
    receiver.respond(path, 500)
    for (let hour = 0; hour < 8; hour++) {
      await happen()
      await deliver()
      pass({ hours: 1 })
    }
    receiver.respond(path, 204)
    const before = came().length
    await deliver()
    expect(came()).toHaveLength(before)
    await owner().send(webhooks.replay, { id: webhook.id, delivery_id: (await log()).at(-1)?.id ?? 0 })
    await deliver()
    expect(came().length).toBeGreaterThan(before)
  })

  test('is in the log for 30 days', async () => {
    await happen()
    pass({ days: 29 })
    await forgetDeliveries(portal())
    expect(await log()).toHaveLength(1)
    pass({ days: 2 })
    await forgetDeliveries(portal())
    expect(await log()).toEqual([])
  })
})

test('of several processes one sends to an address, and when it is killed another continues', async () => {
  await happen()
  await world.db
    .updateTable('webhooks')
    .set({ busy_until: shift(now, { minutes: 1 }) })
    .execute()
  await deliver()
  expect(came()).toEqual([])
  pass({ seconds: 61 })
  await deliver()
  expect(came()).toHaveLength(1)
})

test('an address that leads inside is refused, and so is one too many', async () => {
  const draft = { name: 'Inside', events: ['training.published'] as WebhookEvent[] }
  for (const url of ['http://example.com/', 'https://10.0.0.1/', 'https://localhost/', 'https://[::1]/', 'ftp://a.pl/'])
    expect(await owner().call(webhooks.create, { ...draft, url })).toMatchObject({
      status: 422,
      body: { errors: { url: [expect.any(String)] } },
    })
  for (let count = 1; count < mostWebhooks; count++) await add(`${path}-${count}`)
  expect(await owner().call(webhooks.create, { ...draft, url: 'https://example.com/' })).toMatchObject({
    status: 409,
    body: { code: 'too_many_webhooks' },
  })
})

test('a secret that was encrypted with another key is waited for, not tried without end', async () => {
  await happen()
  await world.db
    .updateTable('webhooks')
    .set({ secret: sealedText({ sessionSecret: 'another secret of the academy' }, webhook.secret) })
    .execute()
  await deliver()
  await deliver()
  expect(came()).toEqual([])
  await owner().send(webhooks.rotate, { id: webhook.id })
  await deliver()
  expect(came()).toHaveLength(1)
})
