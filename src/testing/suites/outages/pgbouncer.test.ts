import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPortal } from '#app/server/portal.ts'
import { session } from '#kit/contract/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { academyForTest } from '#testing/academy.ts'
import { hasPgBouncer, startPgBouncer } from '#testing/faults/pgbouncer.ts'
import { cloneDatabase, inMaintenance } from '#testing/servers/clone.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { testConfig } from '#testing/test-config.ts'

/* Behind PgBouncer in transaction mode, where one is installed. Elsewhere `architecture.test.ts` at least reads that nothing needs a session. */

const behindPgBouncer = test.skipIf(!hasPgBouncer())

behindPgBouncer('people work, limits hold and mails leave', async () => {
  const pooler = await startPgBouncer(inject('template'))
  onTestFinished(pooler.stop)
  const sink = await startMailSink()
  onTestFinished(sink.close)
  const world = await academyForTest(
    { smtpUrl: sink.url },
    { host: pooler.connection.host, port: pooler.connection.port },
  )
  const { office, artist } = world.as
  const words = { pl: 'Rabat', 'en-US': 'Discount' }
  const draft = { name: words, description: words, category: 'DISCOUNT', is_active: true } as const
  const rounds = await Promise.all(
    Array.from({ length: 40 }, async () => [
      (await office.call(benefits.create, draft)).status,
      (await office.call(benefits.list, {})).status,
      (await artist.call(session.user, {})).status,
    ]),
  )
  expect(new Set(rounds.flat())).toEqual(new Set([200, 201]))
  const { account } = await world.person('client')
  await (await world.guest()).send(session.forgotPassword, { email: account.email })
  await expect.poll(() => sink.mailsTo(account.email).length, { timeout: 20_000 }).toBe(1)
  await world.untilNotified()
})

behindPgBouncer(
  'portals that start together bring an empty database up to date, and give it its settings',
  async () => {
    const template = inject('template')
    const { connection, drop } = await cloneDatabase({ ...template, database: 'template0' })
    onTestFinished(drop)
    const alter = `alter database ${connection.database} set`
    await inMaintenance(connection, `${alter} timezone = 'Asia/Tokyo'`)
    await inMaintenance(connection, `${alter} random_page_cost = 4`)
    const pooler = await startPgBouncer(connection)
    onTestFinished(pooler.stop)
    const started = await Promise.all([1, 2, 3].map(() => portalAt(pooler.url)))
    for (const { db } of started) {
      const { rows } = await sql`
      select current_setting('TimeZone') as zone, current_setting('random_page_cost') as cost
    `.execute(db)
      expect(rows).toEqual([{ zone: 'UTC', cost: '1.1' }])
    }
  },
)

behindPgBouncer('one that forgets prepared statements is refused with what to set', async () => {
  const { connection, drop } = await cloneDatabase(inject('template'))
  onTestFinished(drop)
  const pooler = await startPgBouncer(connection, { max_prepared_statements: 0 })
  onTestFinished(pooler.stop)
  await expect(portalAt(pooler.url)).rejects.toThrow(/forgets prepared statements: set max_prepared_statements = 200/)
})

async function portalAt(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-pooled-'))
  const portal = await openPortal({ ...testConfig(dataDir), databaseUrl })
  onTestFinished(async () => {
    await portal.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return portal
}
