import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#contract/index.ts'
import { placeholders } from '#contract/kit/endpoint.ts'
import { type Academy, academy } from './academy.ts'
import { cast } from './cast.ts'
import { endpoints } from './endpoints.ts'
import { flood, floodSize } from './faults/flood.ts'
import { inTransactionOf, untilWaiting } from './locks.ts'
import { answeringMs, leastMs } from './processor-time.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

test('while one kind of request holds the database, people sign in and tabs are answered', async () => {
  const holder = await inTransactionOf(world)
  await holder.query('lock table benefits in access exclusive mode')
  const held = flood(world.as.office, api.benefits.list)
  // All that others share.
  await untilWaiting(world.portal.reserved, 10)

  const { artist } = world.as
  expect((await artist.call(api.statusUpgrades.has, {})).status).toBe(200)
  const bell = { sortBy: 'created_at', descending: 1, itemsPerPage: 10, page: 1, unread: 1 }
  expect((await artist.attempt(api.notifications.list, bell)).status).toBe(200)
  const stranger = await world.stranger()
  await stranger.signIn(cast.artist)
  expect((await stranger.send(api.session.user, {})).email).toBe(cast.artist.email)
  await stranger.send(api.session.logout, {})

  await holder.query('commit')
  expect((await held).map(({ status }) => status)).toEqual(Array(floodSize).fill(200))
})

describe('what anybody may ask for costs little', () => {
  const open = [...endpoints].filter(
    ([, { method, permission, path }]) =>
      method === 'GET' && permission === 'public' && placeholders(path).length === 0,
  )

  test.each(open)('%s, however often at once', async (_, endpoint) => {
    const stranger = await world.stranger()
    await stranger.attempt(endpoint, {})
    const limit = 12 * floodSize
    const milliseconds = await leastMs(limit, () =>
      answeringMs(world.db, async () => {
        const answers = await flood(stranger, endpoint)
        expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
      }),
    )
    expect(milliseconds).toBeLessThan(limit)
  })
})
