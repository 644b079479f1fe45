import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as api from '#contract/index.ts'
import { placeholders } from '#contract/kit/endpoint.ts'
import { unreadNewest } from '#contract/notifications/notifications.ts'
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
  await untilWaiting(world.portal.reserved.sessions, 10)

  await othersAreAnswered()
  await holder.query('commit')
  expect((await held).map(({ status }) => status)).toEqual(Array(floodSize).fill(200))
})

test.each([
  ['all conversations', 'messages', api.conversations.list, {}],
  ['a search through conversations', 'messages', api.conversations.list, { filter: 'a', itemsPerPage: 10 }],
  ['the counters', 'abuse_reports', api.system.data, {}],
] as const)('neither do they wait for %s, which tabs may ask for, too', async (_, table, endpoint, input) => {
  const holder = await inTransactionOf(world)
  await holder.query(`lock table ${table} in access exclusive mode`)
  const held = flood(world.as.office, endpoint, input)
  await untilWaiting(world.portal.reserved.sessions, 10)
  await othersAreAnswered()
  await holder.query('commit')
  expect((await held).map(({ status }) => status)).toEqual(Array(floodSize).fill(200))
})

test('guesses of one account wait without a connection, wherever they come from', async () => {
  const { account } = await world.person('client')
  const holder = await inTransactionOf(world)
  const key = createHash('sha256').update(`${account.email}\0`).digest().readInt32BE(0)
  await holder.query(`select pg_advisory_xact_lock(${key})`)
  const guess = { ...account, password: 'not the password' }
  const guesses = Array.from({ length: 9 }, async () => (await world.stranger()).call(api.session.login, guess))
  await untilWaiting(world.portal.reserved.sessions, 1)
  await othersAreAnswered()
  await holder.query('commit')
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(9).fill(422))
})

/** Signing in and what tabs ask by themselves, in answers that would never come if they waited for what is held. */
async function othersAreAnswered() {
  const { artist } = world.as
  expect((await artist.call(api.statusUpgrades.has, {})).status).toBe(200)
  expect((await artist.attempt(api.notifications.list, unreadNewest)).status).toBe(200)
  const stranger = await world.stranger()
  await stranger.signIn(cast.artist)
  expect((await stranger.send(api.session.user, {})).email).toBe(cast.artist.email)
  await stranger.send(api.session.logout, {})
  expect((await stranger.call(api.translations.door, { language: 'pl' })).status).toBe(200)
  expect((await stranger.call(api.system.health, {})).status).toBe(200)
}

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
