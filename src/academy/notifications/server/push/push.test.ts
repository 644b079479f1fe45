import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { queuedJobs } from '#kit/server/jobs/jobs.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertCompletedArtist } from '#testing/make/make-artists.ts'
import type { Visitor } from '#testing/visitor.ts'
import { notify } from '../notifications.steps.ts'
import { showOnDevices } from './show-on-devices.ts'

type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service: what it took, and how it answers. */
const taken: Taken[] = []
let status = 201
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  taken.push({ path: String(request.url), headers: request.headers, body })
  response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
})
let origin: string
let world: Academy
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  world = await academy({ pushServices: [origin] })
  return world.close
})
afterAll(() => void service.close())
beforeEach(() => {
  taken.length = 0
  status = 201
})

const never = { quiet_from: 8, quiet_until: 8 }

test('a device is sent what its browser alone can read, signed by the portal, and no words unless it shows them', async () => {
  const { id, visitor } = await world.person('client')
  const { device, browser } = await newDevice(visitor)
  await choose(visitor, device, {})
  const title = 'Brwi pudrowe od podstaw'
  await show(await notificationOf(id, { type: 'seat_registered', params: { title }, link: 'my/trainings' }))
  const [first] = taken
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' })
  expect(first?.body.toString('latin1')).not.toContain('Atelier')
  expect(browser.read(first?.body)).toMatchObject({
    title: 'Atelier',
    text: 'Nowe powiadomienie o szkoleniach.',
    link: 'my/trainings',
  })
  await expectSigned(visitor, String(first?.headers.authorization))
  await choose(visitor, device, { shows_words: true })
  await show(await notificationOf(id, { type: 'seat_registered', params: { title }, link: 'my/trainings' }))
  expect(browser.read(taken[1]?.body).title).toBe(`Masz miejsce: ${title}`)
})

test('kinds that a device is without, quiet hours, what was read and who is blocked are left alone', async () => {
  const { id, visitor } = await world.person('client')
  const { device } = await newDevice(visitor)
  await choose(visitor, device, { unwanted: ['sales'] })
  const seat = { type: 'seat_confirmed', params: { title: 'x' }, link: null } as const
  await show(await notificationOf(id, { type: 'voucher_blocked', params: { worth: 'x' }, link: null }))
  expect(taken).toHaveLength(0)
  await show(await notificationOf(id, seat))
  expect(taken).toHaveLength(1)
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: academyZone }).format())
  await choose(visitor, device, { quiet_from: hour, quiet_until: (hour + 2) % 24 })
  await show(await notificationOf(id, seat))
  await choose(visitor, device, {})
  const read = await notificationOf(id, seat)
  await visitor.send(notifications.markAsRead, { id: read })
  await show(read)
  const waiting = await notificationOf(id, seat)
  await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
  await show(waiting)
  expect(taken).toHaveLength(1)
})

test('nothing is sent to a disabled artist, who cannot sign in either', async () => {
  const { id, visitor } = await world.person('client')
  const artistId = await insertCompletedArtist(world.db, id)
  const { device } = await newDevice(visitor)
  await choose(visitor, device, { shows_words: true })
  const waiting = await notificationOf(id, { type: 'seat_confirmed', params: { title: 'x' }, link: null })
  await world.as.office.send(artists.disable, { id: artistId })
  await show(waiting)
  expect(taken).toHaveLength(0)
})

test('an expired subscription is deleted, and one that fails or redirects is preserved and not followed', async () => {
  const { id, visitor } = await world.person('client')
  const { device } = await newDevice(visitor)
  await choose(visitor, device, {})
  for (const code of [500, 302]) {
    status = code
    await show(await notificationOf(id, { type: 'welcome', link: null }))
    expect(await idsOf(visitor)).toEqual([device])
  }
  expect(taken.map(({ path }) => path)).not.toContain('/elsewhere')
  status = 410
  await show(await notificationOf(id, { type: 'welcome', link: null }))
  expect(await idsOf(visitor)).toEqual([])
  const { id: last } = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  // Queued for those alone who have a device.
  const queued = await queuedJobs(world.db, 'task')
  expect(queued).toContainEqual({ name: 'notifications.push', id: last })
  const after = await notificationOf(id, { type: 'welcome', link: null })
  expect(await queuedJobs(world.db, 'task')).not.toContainEqual({ name: 'notifications.push', id: after })
})

test.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://fcm.googleapis.com.example.com/1',
  'https://user:secret@fcm.googleapis.com/1',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/1',
  'https://evil.example.com/?fcm.googleapis.com',
])('%s is no push service', async (endpoint) => {
  const { visitor } = await world.person('client')
  const { subscription } = newBrowser()
  expect((await visitor.attempt(notifications.addDevice, { ...subscription, endpoint })).status).toBe(422)
})

test('a browser shows the notifications of the last user who turned them on, and nobody has more than ten browsers', async () => {
  const [one, other] = [await world.person('client'), await world.person('client')]
  const { subscription } = newBrowser()
  await one.visitor.send(notifications.addDevice, subscription)
  await one.visitor.send(notifications.addDevice, subscription)
  expect(await idsOf(one.visitor)).toHaveLength(1)
  await other.visitor.send(notifications.addDevice, subscription)
  expect([await idsOf(one.visitor), (await idsOf(other.visitor)).length]).toEqual([[], 1])
  for (let count = 0; count < 11; count++) await newDevice(one.visitor)
  expect(await idsOf(one.visitor)).toHaveLength(10)
})

async function newDevice(visitor: Visitor) {
  const browser = newBrowser()
  const { data } = await visitor.send(notifications.addDevice, browser.subscription)
  return { device: data.id, browser }
}

/** Its subscription, and how it reads a message (RFC 8291). */
function newBrowser() {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, about, length))
  return {
    subscription: {
      endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer = Buffer.alloc(0)) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const secret = derive(own.computeSecret(sender), auth, about, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, -1).toString())
    },
  }
}

async function expectSigned(visitor: Visitor, authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  expect((await visitor.send(notifications.devices, {})).data.key).toBe(key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin })
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const by = { key: known, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, by, Buffer.from(signature, 'base64url'))).toBe(true)
}

type Choice = { unwanted?: 'sales'[]; shows_words?: boolean; quiet_from?: number; quiet_until?: number }

async function choose(visitor: Visitor, id: number, choice: Choice) {
  await visitor.send(notifications.chooseForDevice, { id, unwanted: [], shows_words: false, ...never, ...choice })
}

async function idsOf(visitor: Visitor) {
  return (await visitor.send(notifications.devices, {})).data.devices.map(({ id }) => id)
}

/** The id of the notification. */
async function notificationOf(userId: number, notice: Parameters<typeof notify>[2]): Promise<number> {
  const { texts, db, jobs } = world.portal
  const ctx = { now: world.clock.now(), texts, jobs, user: null }
  await db.transaction().execute((tx) => notify({ ...ctx, db: tx } as unknown as Acting, [userId], notice))
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
type Acting = Parameters<NonNullable<Listeners['user.signedIn']>>[0]

const show = (id: number) => showOnDevices({ ...world.portal, clock: world.clock.now }, {}, id)
