import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { inTransactionOf } from '#testing/servers/locks.ts'
import { databaseFigures } from './database-figures.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/* The metrics that Prometheus reads, over their own port. */

let world: Academy
let url: string
beforeAll(async () => {
  const metrics = { port: 0, host: '127.0.0.1' }
  world = await academy({ metrics })
  const served = await serveMetrics(world.portal.metrics as Metrics, metrics)
  url = `http://127.0.0.1:${served.port}`
  return async () => {
    await served.close()
    await world.close()
  }
})

/** All figures by name and labels, as they are written. */
async function figures(): Promise<Record<string, number>> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  const values = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/ (?=[^ ]+$)/))
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]))
}

test('it answers this question alone', async () => {
  const { status, headers } = await fetch(`${url}/metrics`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await world.app.inject('/metrics')).body).not.toContain('atelier_')
})

test('requests are counted by the pattern of their route, never by an address; health checks are not', async () => {
  const secret = randomUUID()
  await world.as.office.send(benefits.list, {})
  await world.as.office.request({ method: 'GET', url: `/api/benefits/${secret}` })
  await world.as.office.request({ method: 'GET', url: `${notifications.list.path}?secret=${secret}` })
  await world.app.inject('/healthz')
  const counted = await figures()
  const count = (method: string, route: string, status: string) =>
    counted[`atelier_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`]
  expect(count('GET', benefits.list.path, '2xx')).toBe(1)
  expect(count('GET', `${benefits.list.path}/:id`, '4xx')).toBe(1)
  expect(JSON.stringify(counted)).not.toMatch(new RegExp(`${secret}|healthz`))
})

test('metrics cover connections, the event loop, queues, emails, files and warnings', async () => {
  world.portal.warnings.add('unknown_proxy')
  onTestFinished(() => void world.portal.warnings.delete('unknown_proxy'))
  await sql`insert into mails ("to", subject, created_at) values ('a@example.com', 'x', now() - interval '1 hour')`.execute(
    world.db,
  )
  await world.portal.jobs.send(world.db, 'mail', { id: 1 })
  await sql`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'mail'`.execute(world.db)
  const metrics = await figures()
  expect(metrics).toMatchObject({
    'atelier_database_connections{pool="all",state="waiting"}': 0,
    'atelier_database_connections{pool="polls",state="in_use"}': 0,
    'atelier_warning{warning="unknown_proxy"}': 1,
    'atelier_queue_jobs{queue="mail",state="failed"}': 0,
    'atelier_queue_oldest_seconds{queue="task"}': 0,
    atelier_database_up: 1,
    atelier_slow_statements_total: 0,
    atelier_mail_failing_seconds: 0,
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
    process_resident_memory_bytes: expect.any(Number),
  })
  expect(metrics['atelier_queue_jobs{queue="mail",state="waiting"}']).toBeGreaterThanOrEqual(1)
  expect(metrics['atelier_queue_oldest_seconds{queue="mail"}']).toBeGreaterThanOrEqual(600)
  expect(metrics.atelier_mails_oldest_seconds).toBeGreaterThanOrEqual(3600)
  const stored = await world.db
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number>('bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  expect([metrics.atelier_stored_files, metrics.atelier_stored_bytes]).toEqual([stored.files, stored.bytes])
})

test('figures come while all other connections are taken', async () => {
  const holder = await inTransactionOf(world)
  await holder.query('lock table benefits')
  const responses = Array.from({ length: 12 }, () => world.as.office.call(benefits.list, {}))
  try {
    await expect
      .poll(async () => (await figures())['atelier_database_connections{pool="all",state="waiting"}'])
      .toBeGreaterThan(0)
    expect((await figures())['atelier_database_connections{pool="all",state="in_use"}']).toBe(10)
  } finally {
    await holder.query('rollback')
  }
  await Promise.all(responses)
})

test('bytes of files are counted, and what fails', async () => {
  const { storage } = world.portal
  const before = await figures()
  await expect(storage.put('ab/none/large', { path: '/nowhere', bytes: 1, sha256: '' })).rejects.toThrow()
  await storage.open('installation')
  const after = await figures()
  expect(after['atelier_storage_errors_total{operation="put"}']).toBe(1)
  const read = 'atelier_storage_bytes_total{direction="read"}'
  expect(after[read]).toBeGreaterThanOrEqual((before[read] ?? 0) + 36)
})

test('without the database metrics report its absence, and nothing that is unknown', async () => {
  const register = new Registry()
  const database = openDatabase(openPool({ host: '/nowhere' }))
  onTestFinished(() => database.destroy())
  await databaseFigures(register, database)()
  const metrics = (await register.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(metrics).toEqual(['atelier_database_up 0'])
})
