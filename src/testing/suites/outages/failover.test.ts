import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { startTcpBalancer } from '#testing/faults/tcp-balancer.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { primaryAndStandby, type Servers, urlOf } from '#testing/servers/primary-and-standby.ts'
import { testConfig } from '#testing/test-config.ts'
import { Visitor } from '#testing/visitor.ts'

/* A server of PostgreSQL that leads ends, and the one that followed it takes over. */

let pair: Servers
beforeAll(async () => {
  pair = await primaryAndStandby()
  return pair.stop
})

test('a start on a standby is refused with an explanation', async () => {
  const [, standby] = pair.servers
  await expect(portalAt(urlOf(standby))).rejects.toThrow(
    /^The database may only be read, as another server leads it: .*\.$/,
  )
})

test('of several servers the one that leads is found, and after it the next', async () => {
  const [primary, standby] = pair.servers
  const { app, office } = await portalAt(urlOf(standby, primary))
  await expectWorkAfterFailOver(office)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('behind an address that hands out either of them, too', async () => {
  await pair.followAgain()
  const balancer = await startTcpBalancer(pair.servers)
  onTestFinished(() => void balancer.stop())
  const { app, office } = await portalAt(balancer.url)
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, number) => write(office, `before ${number}`)))
  expect(new Set(statuses)).toEqual(new Set([201]))
  await expectWorkAfterFailOver(office)
  await pair.followAgain()
  for (let number = 1; number <= 20; number++) expect(await write(office, `after ${number}`)).toBe(201)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

/** Writes one thing after the other meanwhile: what was acknowledged is there, and the portal answers again soon. */
async function expectWorkAfterFailOver(office: Visitor): Promise<void> {
  const acknowledged: string[] = []
  let isOver = false
  const writer = (async () => {
    for (let number = 1; !isOver; number++) {
      const name = `written ${number} of ${crypto.randomUUID()}`
      const status = await write(office, name)
      if (status === 201) acknowledged.push(name)
      else expect(status).toBe(503)
      await setTimeout(5)
    }
  })()
  try {
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10)
    await pair.failOver()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 5000 }).toBeGreaterThan(before)
  } finally {
    isOver = true
    await writer
  }
  const { data } = await office.send(benefits.list, { filter: 'written' })
  const stored = new Set(data.map(({ name }) => name.pl))
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
}

async function write(office: Visitor, name: string): Promise<number> {
  const text = { pl: name, 'en-US': name }
  const draft = { name: text, description: text, category: 'DISCOUNT', is_active: false } as const
  return (await office.call(benefits.create, draft)).status
}

async function portalAt(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-data-'))
  await cp(join(inject('academy').dataDir, 'files'), join(dataDir, 'files'), { recursive: true })
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const portal = await openPortal({ ...testConfig(dataDir), databaseUrl, requestsPerMinute: 100_000 })
  const app = await createApp(portal)
  onTestFinished(async () => {
    await app.close()
    await portal.close()
  })
  return { app, office: await (await Visitor.arriving(app)).signIn(cast.office) }
}
