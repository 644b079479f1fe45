import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { serversAt } from '#kit/server/postgres/replicas/servers.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { primaryAndStandby, urlOf } from '#testing/servers/primary-and-standby.ts'
import { s3Server } from '#testing/servers/s3-server.ts'
import { actsOn } from '../../../scripts/fire/acts.ts'
import { balance } from '../../../scripts/fire/balancer.ts'
import { type Act, faultsOf, load } from '../../../scripts/fire/load.ts'

/* A short `npm run fire`: several machines, one of which fails. */

const perSecond = 15
/** A busy machine is not given more than it can do. */
const atOnce = 5

test('a portal and the database server that leads are killed while people work: nothing is lost, nothing is done twice', async () => {
  const servers = await primaryAndStandby({ isSynchronous: true })
  onTestFinished(servers.stop)
  const store = await s3Server()
  onTestFinished(store.close)
  const folder = await mkdtemp(join(tmpdir(), 'atelier-fire-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = urlOf(servers.primary, servers.standby)
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: urlOf(servers.standby),
    FILES_URL: store.url,
    FILES_FROM_URL: `file://${join(servers.dataDir, 'files')}`,
    SESSION_SECRET: 'a secret of tests and of nothing else',
    REQUESTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY: '0',
    ATELIER_ALLOW_UNSAFE_DATABASE: '1',
  }
  const portals = await Promise.all(
    [1, 2].map((number) => startPortalProcess(join(folder, `portal-${number}`), settings)),
  )
  onTestFinished(async () => {
    await Promise.all(portals.map((portal) => portal.end('SIGTERM')))
  })
  const balancer = balance(portals)
  onTestFinished(balancer.stop)
  const areReady = () => portals.map((_, place) => balancer.isReady(place))
  await expect.poll(areReady, { timeout: 20_000 }).toEqual([true, true])

  const db = openDatabase(openPool({ servers: serversAt(databaseUrl), max: 4 }))
  onTestFinished(() => db.destroy())
  const answered: string[] = []
  const acts = countedIn(answered, await actsOn(db, balancer.server, 2000))
  /** Until one more of each kind was answered. */
  const more = async () => {
    const begun = answered.length
    const kinds = () => ['read', 'seat', 'redemption', 'upload'].map((kind) => countOf(kind, answered.slice(begun)))
    await expect.poll(() => Math.min(...kinds()), { timeout: 60_000 }).toBeGreaterThan(0)
  }
  const burning = (async () => {
    await more()
    await portals[0]?.end('SIGKILL')
    await more()
    await servers.killLeading()
    await servers.takeOver()
    await more()
  })()
  const done = await load(acts, perSecond, burning, atOnce)
  await burning

  const faults = Object.entries(await faultsOf(done)).flatMap(([fault, found]) =>
    found.map(({ kind, status, refused }) => `A ${kind} is ${fault}: ${[...refused, status].join(' ')}`),
  )
  expect(faults).toEqual([])
  await expect.poll(areReady, { timeout: 20_000 }).toEqual([false, true])
})

function countedIn(answered: string[], next: () => Act): () => Act {
  return () => {
    const act = next()
    return {
      ...act,
      send: async (headers) => {
        const answer = await act.send(headers)
        if (answer.status < 400) answered.push(act.kind)
        return answer
      },
    }
  }
}

function countOf(kind: string, kinds: string[]): number {
  return kinds.filter((one) => one === kind).length
}
