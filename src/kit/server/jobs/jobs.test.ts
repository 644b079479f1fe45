import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#kit/server/postgres/database.ts'
import { isPooled } from '#kit/server/postgres/replicas/pooler.ts'
import { openLog } from '#kit/server/start/log.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { type Schedules, startJobs, UnknownJob } from './jobs.ts'

/* What is done by the clock: `app.ts` schedules what every feature brings. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('of several processes one does it: at once where it is new, then by the clock', async () => {
  const run = vi.fn(async () => {})
  const tidy: Schedules = { 'tests.hourly': { at: 'hourly', run }, 'tests.daily': { at: 'daily', run: async () => {} } }
  const first = await process()
  await first.schedule(tidy)
  await (await process()).schedule(tidy)
  await expect.poll(() => statesOf('tests.hourly')).toEqual(['completed'])
  expect(run).toHaveBeenCalledOnce()
  expect(await scheduled()).toEqual([
    { key: 'tests.daily', cron: '15 0 * * *', timezone: 'Europe/Warsaw' },
    { key: 'tests.hourly', cron: '5 * * * *', timezone: 'Europe/Warsaw' },
  ])
})

test('new jobs are announced at once, unless a connection pooler prevents it', async () => {
  const pool = openPool(world.connection)
  expect(await isPooled(pool)).toBe(false)
  await pool.end()
  const listeners = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where datname = current_database() and query like 'LISTEN "%'
    `.execute(world.db)
    return rows[0]?.count ?? 0
  }
  await expect.poll(listeners).toBe(1)
  await process({ listeningAt: null })
  await process()
  await expect.poll(listeners).toBe(2)
})

test('what fails is tried again', async () => {
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The disk is full.'))
  await (await process()).schedule({ 'tests.failing': { at: 'hourly', run } })
  await expect.poll(() => statesOf('tests.failing')).toEqual(['retry'])
  await sql`update pgboss.job set start_after = now() where singleton_key = 'tests.failing'`.execute(world.db)
  await expect.poll(() => statesOf('tests.failing'), { timeout: 15_000 }).toEqual(['completed'])
  expect(run).toHaveBeenCalledTimes(2)
})

test('what a process does not know is left for one that does, with all its tries', async () => {
  const older = await process()
  await older.schedule({})
  const taken = vi.fn(async () => {
    throw new UnknownJob()
  })
  await older.work('task', taken)
  await older.send(world.db, 'task', { name: 'tests.new', id: 1 })
  await sql`
    insert into pgboss.job (name, data, singleton_key) values ('schedule', '{"name": "tests.new"}', 'tests.new')
  `.execute(world.db)
  await expect.poll(() => taken.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
  await expect.poll(leftJobs, { timeout: 10_000 }).toEqual([
    { name: 'schedule', state: 'created', retry_count: 0 },
    { name: 'task', state: 'created', retry_count: 0 },
  ])
  await older.stop()
  const done: string[] = []
  const newer = await process()
  await newer.schedule({ 'tests.new': { at: 'daily', run: async () => void done.push('schedule') } })
  await newer.work('task', async ({ name }) => void done.push(name))
  await expect.poll(() => [...done].sort(), { timeout: 15_000 }).toEqual(['schedule', 'tests.new'])
})

test('why a job failed is logged and stored without the address that it was about', async () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const refusal = Object.assign(new Error('550 5.1.1 <anna@example.com>: unknown'), { rejected: ['anna@example.com'] })
  const jobs = await process({ log })
  await jobs.schedule({ 'tests.refused': { at: 'hourly', run: () => Promise.reject(refusal) } })
  await expect.poll(() => statesOf('tests.refused')).toEqual(['retry'])
  const failed = JSON.parse(lines.find((line) => line.includes('job failed')) ?? '{}')
  expect(failed).toMatchObject({
    queue: 'schedule',
    job: 'tests.refused',
    err: { message: '550 5.1.1 <…@…>: unknown' },
  })
  const { rows } = await sql`select output from pgboss.job where singleton_key = 'tests.refused'`.execute(world.db)
  expect(rows).toEqual([{ output: { message: '550 5.1.1 <…@…>: unknown' } }])
  expect(lines.join()).not.toContain('anna')
})

test('a long job holds up no other; a stop breaks it off without an error, and the next process takes it', async () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const stopping = await process({ log })
  const untilStopped = vi.fn(async (signal?: AbortSignal) => {
    if (signal) await once(signal, 'abort')
    signal?.throwIfAborted()
  })
  const quick = { at: 'often', run: async () => {} } as const
  await stopping.schedule({
    'tests.long': { at: 'daily', run: untilStopped },
    'tests.quick': quick,
    'tests.quick-too': quick,
  })
  await expect.poll(() => untilStopped.mock.calls.length, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => statesOf('tests.quick')).toEqual(['completed'])
  await expect.poll(() => statesOf('tests.quick-too')).toEqual(['completed'])
  expect(await statesOf('tests.long')).toEqual(['active'])
  await stopping.stop()
  expect(await statesOf('tests.long')).toEqual(['retry'])
  expect(lines).toEqual([])

  const run = vi.fn(async () => {})
  await (await process()).schedule({ 'tests.long': { at: 'daily', run } })
  await sql`update pgboss.job set start_after = now() where singleton_key = 'tests.long'`.execute(world.db)
  await expect.poll(() => statesOf('tests.long'), { timeout: 15_000 }).toEqual(['completed'])
  expect(run).toHaveBeenCalledOnce()
})

test('what no feature brings any more is forgotten', async () => {
  const jobs = await process()
  await jobs.schedule({ 'tests.kept': { at: 'daily', run: async () => {} } })
  expect((await scheduled()).map(({ key }) => key)).toEqual(['tests.kept'])
})

test('a queue of an older version gets the options of this one', async () => {
  await (await process()).stop()
  const retries = () =>
    sql<{ retry_limit: number }>`select retry_limit from pgboss.queue where name = 'mail'`.execute(world.db)
  const { rows } = await retries()
  await sql`update pgboss.queue set retry_limit = 12 where name = 'mail'`.execute(world.db)
  await process()
  expect((await retries()).rows).toEqual(rows)
})

type Log = Parameters<typeof startJobs>[1]

/** Another process of the portal. */
async function process({ log = { error: () => {} }, listeningAt }: { log?: Log; listeningAt?: null } = {}) {
  const jobs = await startJobs(world.connection, log, listeningAt)
  onTestFinished(jobs.stop)
  return jobs
}

/** Those that wait for later, since somebody left them. */
async function leftJobs() {
  const { rows } = await sql<{ name: string; state: string; retry_count: number }>`
    select name, state, retry_count from pgboss.job where data ->> 'name' = 'tests.new' and start_after > created_on
    order by name
  `.execute(world.db)
  return rows
}

async function statesOf(name: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'schedule' and singleton_key = ${name}
  `.execute(world.db)
  return rows.map(({ state }) => state)
}

async function scheduled() {
  const { rows } = await sql<{ key: string; cron: string; timezone: string }>`
    select key, cron, timezone from pgboss.schedule order by key
  `.execute(world.db)
  return rows
}
