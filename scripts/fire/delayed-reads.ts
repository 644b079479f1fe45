import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import type { Standby } from '#kit/server/postgres/replicas/standby.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { primaryAndStandby, urlOf } from '#testing/servers/primary-and-standby.ts'
import { testConfig } from '#testing/test-config.ts'
import type { Visitor } from '#testing/visitor.ts'
import { colleague } from './acts.ts'

/*
 * `node scripts/fire/delayed-reads.ts`: people write and read, while a standby answers lists that shows everything only after 90 seconds
 * (`recovery_min_apply_delay`). Each reads at once, and again before the next write; it ends with 1 where a list lacked what its reader wrote.
 */

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '10000' },
    people: { type: 'string', default: '1000' },
    delay: { type: 'string', default: '90' },
  },
})
const [pairs, people, delay] = [Number(values.pairs), Number(values.people), Number(values.delay)]
/** In milliseconds between two pairs of a person, at most: some read before the standby shows their writes, some after. */
const pause = delay * 1000 * 1.7

let again = 0
const servers = await primaryAndStandby({ settings: { recovery_min_apply_delay: `${delay}s` } })
try {
  const config = {
    ...testConfig(servers.dataDir),
    databaseReadUrl: urlOf(servers.standby),
    databaseReadLag: 3600,
    requestsPerMinute: 1_000_000,
  }
  const portal = await openPortal(config, servers.primary)
  let byStandby = 0
  const standby = portal.standby as Standby
  const showing = async (transaction: string | null) => {
    const db = await standby.showing(transaction)
    if (db) byStandby += 1
    return db
  }
  const app = await createApp({ ...portal, standby: { ...standby, showing } })
  let [written, read, stale] = [0, 0, 0]
  const look = async (visitor: Visitor, person: number, name: string) => {
    const { data } = await sent(visitor, benefits.list, { filter: `person ${person}` })
    read += 1
    if (!data.some((benefit) => benefit.name.pl === name)) stale += 1
  }
  const work = async (visitor: Visitor, person: number) => {
    await setTimeout(Math.random() * pause)
    const first = draft(`person ${person}: 0`)
    let { id, revision } = (await sent(visitor, benefits.create, first)).data
    let { name } = first
    for (let pair = 1; pair <= Math.ceil(pairs / people); pair++) {
      await setTimeout(Math.random() * pause)
      await look(visitor, person, name.pl)
      const next = draft(`person ${person}: ${pair}`)
      name = next.name
      ;({ id, revision } = (await sent(visitor, benefits.update, { id, ...next, revision })).data)
      written += 1
      await look(visitor, person, name.pl)
    }
  }
  const report = () =>
    console.log(
      `${written} writes, each read at once: ${read} reads, ${byStandby} answered by the standby, ${again} asked again, ${stale} stale`,
    )
  const timer = setInterval(report, 60_000)
  const working: Promise<void>[] = []
  // One after the other: who arrives at once waits for a connection.
  for (let person = 0; person < people; person++) {
    const { visitor } = await colleague(portal.db, app, person)
    working.push(work(visitor, person))
  }
  await Promise.all(working)
  clearInterval(timer)
  report()
  // A standby without requests proves nothing.
  process.exitCode = stale === 0 && byStandby > 0 ? 0 : 1
  await app.close()
  await portal.close()
} finally {
  await servers.stop()
}

/** What a busy portal refuses or cuts off is sent again, as a browser does. */
async function sent<E extends Endpoint>(visitor: Visitor, endpoint: E, input: Input<E>): Promise<Output<E>> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (;;) {
    const answer = await visitor.call(endpoint, input, headers).catch(() => null)
    if (answer?.status === endpoint.status) return answer.body
    if (answer && answer.status !== 503) throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`)
    again += 1
    await setTimeout(1000 + Math.random() * 9000)
  }
}

function draft(text: string) {
  const both = { pl: text, 'en-US': text }
  return { name: both, description: both, category: 'DISCOUNT', is_active: false } as const
}
