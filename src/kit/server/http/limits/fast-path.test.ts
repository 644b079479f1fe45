import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { feature } from '#kit/server/http/feature.ts'
import { academyForTest } from '#testing/academy.ts'
import { Visitor } from '#testing/visitor.ts'
import { routes } from '../context.ts'
import { createServer } from '../server.ts'
import type { FastPath } from './fast-path.ts'

const body = { data: [], meta: { current_page: 1, per_page: 1000, last_page: 1, from: null, to: null, total: 7 } }

/** A portal of one call, its fast path as given, and the office's session there. */
async function portalWith(answer: FastPath['answer']) {
  const world = await academyForTest()
  const slow = async () => body
  const offered = routes({ list: notifications.list }, { list: slow })
  const app = await createServer(world.portal, [
    feature({ calls: offered, fastPath: () => ({ endpoint: notifications.list, answer }) }),
  ])
  return { app, cookies: world.as.office.cookies }
}

/** What the office gets there. */
async function responseOf(answer: FastPath['answer'], query: object = unreadNewest) {
  const { app, cookies } = await portalWith(answer)
  return new Visitor(app, undefined, cookies).attempt(notifications.list, query)
}

test('a fast path answers ahead of the plugins, yet as safely', async () => {
  const { status, headers, text } = await responseOf(async () => ({
    readerId: 1,
    etag: 'W/"1"',
    body: '{"fast":true}',
  }))
  expect([status, text]).toEqual([200, '{"fast":true}'])
  expect(headers).toMatchObject({
    etag: 'W/"1"',
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  })
})

test('a long answer travels compressed, where the browser takes that', async () => {
  const long = JSON.stringify({ data: 'Zażółć '.repeat(5000) })
  const { app, cookies } = await portalWith(async () => ({ readerId: 1, etag: 'W/"1"', body: long }))
  const ask = (encoding: string) =>
    app.inject({
      url: notifications.list.path,
      headers: { cookie: `atelier_session=${cookies.get('atelier_session')}`, 'accept-encoding': encoding },
    })
  const compressed = await ask('gzip, deflate, br')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' })
  expect(compressed.rawPayload.length).toBeLessThan(long.length / 10)
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(long)
  expect((await ask('br;q=1, *;q=0.5')).headers).toMatchObject({ 'content-encoding': 'gzip' })
  for (const encoding of ['identity', 'br', 'gzip;q=0', 'GZIP; Q=0.0, br', 'br, *;q=0', 'xgzip']) {
    const plain = await ask(encoding)
    expect([plain.headers['content-encoding'], plain.body], encoding).toEqual([undefined, long])
  }
})

test('what it leaves alone, or fails at, its route answers', async () => {
  for (const answer of [async () => null, () => Promise.reject(new Error('The database is away.'))]) {
    expect((await responseOf(answer)).body).toEqual(body)
  }
})
