import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { unreadNewest } from '#academy/notifications/contract/notifications.ts'
import * as api from '#app/contract/calls.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answeringMs, leastMs, mostMeasures, onTwoCoresMs } from '#testing/costs/processor-time.ts'
import { byAnybody, bySignedIn, usual } from '#testing/faults/attacks.ts'
import { flood, floodSize } from '#testing/faults/flood.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
let good: GoodInput
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
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
  ['the counters', 'abuse_reports', api.dashboard.counters, {}],
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
  const guesses = Array.from({ length: 9 }, async () => (await world.guest()).call(api.session.login, guess))
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
  const guest = await world.guest()
  await guest.signIn(cast.artist)
  expect((await guest.send(api.session.user, {})).email).toBe(cast.artist.email)
  await guest.send(api.session.logout, {})
  expect((await guest.call(api.translations.door, { language: 'pl' })).status).toBe(200)
  expect((await guest.call(api.dashboard.health, {})).status).toBe(200)
}

/** In milliseconds: within them everybody else is answered. */
const patience = 500

describe('an attack costs little, and others are answered meanwhile', () => {
  const attacks = [
    ...byAnybody.map(([name, attack]) => [name, 'strangers', attack] as const),
    ...bySignedIn.map(([name, attack]) => [name, 'office', attack] as const),
  ]

  test.each(attacks)('%s, by %s', async (name, who, { endpoint, input, size, isLarge, most = usual }) => {
    const made = { ...(await good(name)), ...input }
    const attacker = async () => (who === 'office' ? world.visitor(accountFor(endpoint)) : world.guest())
    const bystander = await world.visitor('artist')
    const newcomers: Visitor[] = []
    for (let count = 0; count < mostMeasures; count++) newcomers.push(await world.guest())
    await (await attacker()).attempt(endpoint, made)
    // A portal in use has prepared its polls: a connection plans a statement again for the first five times.
    if (endpoint.isPoll) await flood(await attacker(), endpoint, made, floodSize / 2)
    const limit = most * size
    const longest = isLarge ? 3 * patience : patience
    /** In parts of what is allowed: what the flood costs, or how long everybody else waits meanwhile, whichever is more. */
    const share = await leastMs(1, async () => {
      const visitor = await attacker()
      const newcomer = newcomers.pop() as Visitor
      let waited = 0
      const cost = await answeringMs(world.db, async () => {
        const flooding = flood(visitor, endpoint, made, size)
        waited = await onTwoCoresMs(world.db, () => isAnswered(bystander, newcomer))
        const answers = await flooding
        expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
      })
      return Math.max(cost / limit, waited / longest)
    })
    expect(share).toBeLessThan(1)
  })
})

/** What no flood may keep from anybody: their own account, the bell, the door and signing in. */
async function isAnswered(bystander: Visitor, newcomer: Visitor) {
  const answers = await Promise.all([
    bystander.call(api.session.user, {}),
    bystander.attempt(api.notifications.list, unreadNewest),
    newcomer.call(api.translations.door, { language: 'pl' }),
    newcomer.call(api.session.login, cast.student),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204])
}

/** The account that a tab's call needs. */
function accountFor({ path }: Endpoint) {
  return path.includes('status-upgrade') ? 'artist' : 'office'
}
