import { expect, test } from 'vitest'
import { notifications, unreadNewest } from '#contract/notifications.ts'
import { academyForTest } from '#testing/server.ts'
import { Visitor } from '#testing/visitor.ts'
import { routes } from './context.ts'
import type { FastPath } from './fast-path.ts'
import { createServer } from './server.ts'

const body = { data: [], meta: { current_page: 1, per_page: 1000, last_page: 1, from: null, to: null, total: 7 } }

/** A portal of one call, its fast path as given; answers what the office gets there. */
async function asked(answer: FastPath['answer'], query: object = unreadNewest) {
  const world = await academyForTest()
  const slow = async () => body
  const offered = routes({ list: notifications.list }, { list: slow })
  const app = await createServer(world.portal, [offered], [], [{ endpoint: notifications.list, answer }])
  const office = new Visitor(app, undefined, world.as.office.cookies)
  return office.attempt(notifications.list, query)
}

test('a fast path answers ahead of the plugins, yet as safely', async () => {
  const { status, headers, text } = await asked(async () => ({ etag: 'W/"1"', body: '{"fast":true}' }))
  expect([status, text]).toEqual([200, '{"fast":true}'])
  expect(headers).toMatchObject({
    etag: 'W/"1"',
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  })
})

test('what it leaves alone, or fails at, its route answers', async () => {
  for (const answer of [async () => null, () => Promise.reject(new Error('The database is away.'))]) {
    expect((await asked(answer)).body).toEqual(body)
  }
})
