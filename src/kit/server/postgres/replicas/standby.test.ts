import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academyOn } from '#testing/academy.ts'
import { startTcpBalancer } from '#testing/faults/tcp-balancer.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { primaryAndStandby, type Servers, urlOf } from '#testing/servers/primary-and-standby.ts'
import { Visitor } from '#testing/visitor.ts'
import { followStandby, type Standby } from './standby.ts'

/** 10,000 take minutes (`PAIRS=10000`). */
const pairs = Number(process.env.PAIRS ?? 60)

let servers: Servers
let world: Academy
let good: GoodInput

beforeAll(async () => {
  servers = await primaryAndStandby()
  const place = { connection: servers.primary, dataDir: servers.dataDir, remove: servers.stop }
  world = await academyOn(place, {
    databaseReadUrl: urlOf(servers.standby),
    databaseReadLag: 3600,
    requestsPerMinute: 1_000_000,
  })
  good = await goodInput(world)
  return world.close
}, 120_000)

const draft = (name: string) =>
  ({
    name: { pl: name, 'en-US': name },
    description: { pl: name, 'en-US': name },
    category: 'DISCOUNT',
    is_active: false,
  }) as const

async function listedTo(visitor: Visitor): Promise<string[]> {
  const { data } = await visitor.send(benefits.list, {})
  return data.map(({ name }) => name.pl)
}

const untilUsed = (standby: Standby | null) =>
  vi.waitFor(async () => expect(await standby?.showing(null)).toBeTruthy(), 10_000)

test('a session sees what it wrote at once, others what the standby shows', async () => {
  await untilUsed(world.portal.standby)
  const { office, owner } = world.as
  await servers.pause()
  await office.send(benefits.create, draft('First'))
  expect(await listedTo(office)).toContain('First')
  expect(await listedTo(owner)).not.toContain('First')

  await servers.resume()
  await expect.poll(() => listedTo(owner)).toContain('First')
  // The office's write has reached the standby, so reads use it again.
  await servers.pause()
  await owner.send(benefits.create, draft('Second'))
  expect(await listedTo(office)).not.toContain('Second')
  expect(await listedTo(owner)).toContain('Second')
  await servers.resume()
})

test('a session reads what it has written, while the standby lags behind and catches up', async () => {
  await untilUsed(world.portal.standby)
  const { office } = world.as
  const { data } = await office.send(benefits.create, draft('Pair 0'))
  let isOver = false
  const toggling = (async () => {
    while (!isOver) {
      await servers.pause()
      await setTimeout(Math.random() * 40)
      await servers.resume()
      await setTimeout(Math.random() * 40)
    }
  })()
  let stale = 0
  for (let pair = 1; pair <= pairs; pair++) {
    const { revision } = (await office.send(benefits.get, { id: data.id })).data
    await office.send(benefits.update, { id: data.id, ...draft(`Pair ${pair}`), revision })
    if (!(await listedTo(office)).includes(`Pair ${pair}`)) stale += 1
  }
  isOver = true
  await toggling
  expect(stale).toBe(0)
}, 3_600_000)

describe('what may lag', () => {
  let answered = 0
  let onStandby: Visitor
  let onPrimary: Visitor
  beforeAll(async () => {
    const standby = world.portal.standby as Standby
    const { cookies } = await world.visitor('owner')
    const ownerOf = async (configured: Standby | null) => {
      const app = await createApp({ ...world.portal, clock: world.clock.now, standby: configured })
      return new Visitor(app, undefined, cookies)
    }
    const showing = async (transaction: string | null) => {
      const db = await standby.showing(transaction)
      if (db) answered += 1
      return db
    }
    const setAside = () => {
      answered -= 1
    }
    onStandby = await ownerOf({ ...standby, showing, setAside })
    onPrimary = await ownerOf(null)
    await untilUsed(standby)
  })

  const lagging = [...endpoints].filter(([, { mayLag }]) => mayLag)
  test.each(lagging)('%s is answered by the standby as by the primary', async (name, endpoint) => {
    const input = (await good(name)) as never
    // It may take a moment to follow.
    await vi.waitFor(async () => {
      answered = 0
      const [one, other] = [await onStandby.call(endpoint, input), await onPrimary.call(endpoint, input)]
      const isAlike = one.text === other.text
      expect({ status: one.status, isAlike, answered }).toEqual({ status: 200, isAlike: true, answered: 1 })
    }, 10_000)
  })
})

test('a standby that neither responds nor refuses is taken out, probed by one connection, and used again once it responds', async () => {
  const balancer = await startTcpBalancer([servers.standby])
  const reasons: string[] = []
  const log = { info: () => {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) }
  const standby = followStandby(
    world.db,
    { connectionString: balancer.url },
    { maxLag: 3600, longestAnswer: 1000, log: log as never },
  )
  try {
    await untilUsed(standby)
    balancer.silence()
    await expect.poll(() => standby.showing(null), { timeout: 10_000 }).toBeNull()
    // On a busy machine it may have been late before, too, and that observation may still end.
    expect(reasons.splice(0)).not.toEqual([])
    const before = balancer.connections().opened
    await setTimeout(3500)
    expect(reasons.length).toBeLessThanOrEqual(1)
    expect(balancer.connections().open).toBeLessThanOrEqual(1)
    expect(balancer.connections().opened - before).toBeLessThanOrEqual(4)
    balancer.speak()
    await untilUsed(standby)
  } finally {
    balancer.speak()
    await standby.close()
    balancer.stop()
  }
}, 60_000)

test('a standby that lags too far behind is not used, nor one that is unavailable', async () => {
  const log = { info: () => {}, warn: () => {} }
  const standby = followStandby(world.db, { connectionString: urlOf(servers.standby) }, { maxLag: 1, log })
  try {
    await untilUsed(standby)
    await servers.pause()
    await world.as.office.send(benefits.create, draft('Behind'))
    await expect.poll(() => standby.showing(null), { timeout: 10_000 }).toBeNull()
    await servers.resume()
    await untilUsed(standby)

    await servers.stopStandby()
    // Queried about a write before the outage was detected.
    expect(await standby.showing(String(2n ** 40n))).toBeNull()
    expect(await listedTo(world.as.office)).toContain('Behind')
    await expect.poll(() => standby.showing(null), { timeout: 10_000 }).toBeNull()
    await servers.restartStandby()
    await untilUsed(standby)

    await servers.promote()
    await expect.poll(() => standby.showing(null), { timeout: 10_000 }).toBeNull()
  } finally {
    await standby.close()
  }
}, 60_000)
