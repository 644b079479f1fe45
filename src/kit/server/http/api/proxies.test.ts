import { expect, inject, onTestFinished, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { academyForTest } from '#testing/academy.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { testConfig } from '#testing/test-config.ts'
import { warningsAbout } from './proxies.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('an unknown proxy is on the owner’s dashboard, and on nobody else’s', async () => {
  const { as, guest } = await academyForTest()
  const warnings = async (who: 'owner' | 'office') => (await as[who].send(dashboard.mine, {})).warnings
  expect(await warnings('owner')).toEqual([])
  await (await guest()).call(session.user, {}, forwarded)
  expect(await warnings('owner')).toEqual(['unknown_proxy'])
  expect(await warnings('office')).toEqual([])
})

test('a configured proxy is not reported', async () => {
  const { as, guest } = await academyForTest({ trustProxy: 1 })
  await (await guest()).call(session.user, {}, forwarded)
  expect((await as.owner.send(dashboard.mine, {})).warnings).toEqual([])
})

test('it is logged once, however often it happens', async () => {
  const { dataDir } = inject('academy')
  const { connection, drop } = await cloneDatabase(inject('academy').connection)
  const { user, database, host } = connection
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const portal = await startPortalProcess(dataDir, { DATABASE_URL, ATELIER_ALLOW_UNSAFE_DATABASE: '1' })
  onTestFinished(async () => {
    await portal.end('SIGTERM')
    await drop()
  })
  for (let time = 0; time < 3; time++) await fetch(`${portal.url}/api/health`, { headers: forwarded })
  await expect.poll(portal.output).toContain('TRUST_PROXY is not set')
  expect(portal.output().match(/TRUST_PROXY is not set/g)).toHaveLength(1)
})

test('trusting every proxy is warned of at the start, with what to set instead', () => {
  const lines: string[] = []
  const log = { warn: (line: unknown) => lines.push(String(line)) }
  const config = testConfig(inject('academy').dataDir)
  expect(warningsAbout({ ...config, trustProxy: true }, log)).toEqual(new Set(['trusts_every_proxy']))
  expect(lines).toEqual([expect.stringMatching(/^TRUST_PROXY=true .*TRUST_PROXY=1 .*TRUST_PROXY=loopback/)])
  for (const trustProxy of [false, 1, ['loopback']]) expect(warningsAbout({ ...config, trustProxy }, log).size).toBe(0)
  expect(lines).toHaveLength(1)
})
