import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { Visitor } from '#testing/visitor.ts'
import { RequestCounts } from './request-counts.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('a client without a session or token that floods the portal is limited; others at the same address work on and sign in', async () => {
  const guest = await world.guest()
  const neighbour = new Visitor(world.app, guest.address, (await world.visitor('office')).cookies)
  const refused = () => guest.call(session.user, {})
  const forged = () => guest.attempt(benefits.remove, { id: 1 }, { 'x-xsrf-token': 'made up' })
  const nowhere = () => guest.request({ url: '/api/nowhere' })

  for (let round = 0; round < 100; round++)
    expect((await Promise.all([refused(), forged(), nowhere()])).map(({ status }) => status)).toEqual([401, 419, 401])

  for (const act of [refused, forged, nowhere]) {
    const answer = await act()
    expect(answer).toMatchObject({ status: 429, body: { message: expect.stringContaining('Zbyt wiele żądań') } })
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(answer.headers['x-ratelimit-limit']).toBeDefined()
  }
  expect(await neighbour.call(session.user, {})).toMatchObject({ status: 200 })
  const newcomer = await Visitor.arriving(world.app, guest.address)
  expect(await newcomer.call(session.login, cast.student)).toMatchObject({ status: 204 })
  expect(await (await world.guest()).call(session.user, {})).toMatchObject({ status: 401 })
})

test('of attempts to sign in at one address only those that fail are counted', async () => {
  const { address } = await world.guest()
  const remainingAfter = async (account: { email: string; password: string }) => {
    const somebody = await Visitor.arriving(world.app, address)
    return Number((await somebody.call(session.login, account)).headers['x-ratelimit-remaining'])
  }
  const wrong = { email: 'nobody@example.com', password: 'not the password' }
  const remaining = []
  for (const account of [cast.student, cast.student, wrong, wrong, cast.student, cast.student])
    remaining.push(await remainingAfter(account))
  expect(remaining).toEqual([59, 59, 59, 58, 57, 57])
})

test('who has a connection with IPv6 is one, however many of its addresses they use', async () => {
  const wrong = { email: 'nobody@example.com', password: 'not the password' }
  const remainingFor = async (address: string) => {
    const somebody = await Visitor.arriving(world.app, address)
    return Number((await somebody.call(session.login, wrong)).headers['x-ratelimit-remaining'])
  }
  const connection = ['2001:db8:7:1::1', '2001:DB8:7:1:ffff:ffff:ffff:ffff', '2001:db8:7:2::1']
  // IPv4 addresses as a dual-stack server receives them.
  const older = ['::ffff:192.0.2.7', '192.0.2.7', '::ffff:192.0.2.8']
  const remaining: number[] = []
  for (const address of [...connection, ...older]) remaining.push(await remainingFor(address))
  expect(remaining).toEqual([59, 58, 59, 59, 58, 59])
})

test('several processes together allow what one would, and refuse clients that exceed it', async () => {
  const [limit, portals] = [100, 3]
  const counts = Array.from({ length: portals }, () => new RequestCounts(world.db))
  const counted = await Promise.all(
    Array.from({ length: limit * portals }, (_, request) =>
      (counts[request % portals] as RequestCounts).count('somebody', limit, 60_000),
    ),
  )
  expect(counted.filter(({ count }) => count <= limit)).toHaveLength(limit)
  expect(Math.max(...counted.map(({ endsIn }) => endsIn))).toBeLessThanOrEqual(60_000)
  const brief = () => counts[0]?.count('somebody brief', 1, 200)
  expect([await brief(), await brief()].map((answer) => answer?.count)).toEqual([1, 2])
  await expect.poll(async () => (await brief())?.count).toBe(1)
})

test('a request that waited for another one does not have to wait longer than the limit lasts', async () => {
  const { endsIn } = await world.db.transaction().execute(async (transaction) => {
    // From here on `now()` is the time at which this transaction began.
    await sql`select pg_sleep(0.05)`.execute(transaction)
    await new RequestCounts(world.db).count('somebody quicker', 100, 60_000)
    return new RequestCounts(transaction).count('somebody quicker', 100, 60_000)
  })
  expect(endsIn).toBeLessThanOrEqual(60_000)
})

test('a tab that polls all night is not limited', async () => {
  const forgotten = await world.guest()
  // In a minute: the bell and the counters every five seconds, the state of a request once.
  const statuses = await Promise.all(
    Array.from({ length: 25 * 10 }, async () => (await forgotten.call(session.user, {})).status),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
})
