import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { schedulesOf } from '#kit/server/http/feature.ts'
import { type Schedules, startJobs } from '#kit/server/jobs/jobs.ts'
import { academyForTest } from '#testing/academy.ts'

/* What is done by the clock, feature by feature: once, however many portals there are, and once for a day on which there were none. */

test('operators find each schedule in the table of docs/operating.md', () => {
  const rows = readFileSync('docs/operating.md', 'utf8').split('\n')
  const times = { often: 'every 5 minutes', hourly: 'hourly', daily: 'daily' }
  const schedules = Object.entries(features).flatMap(([name, { schedules = {} }]) =>
    Object.keys(schedules).map((at) => ({ name, when: times[at as keyof typeof times] })),
  )
  const isListed = ({ name, when }: (typeof schedules)[number]) =>
    rows.some((row) => row.startsWith(`| ${when} |`) && row.includes(`\`${name}\``))
  expect(schedules.filter((schedule) => !isListed(schedule))).toEqual([])
})

test('every schedule runs once where two portals start, and once more after a day’s outage', async () => {
  const world = await academyForTest()
  const runs = new Map<string, number>()
  const schedules: Schedules = Object.fromEntries(
    Object.entries(schedulesOf(world.portal, features)).map(([name, { at, run }]) => [
      name,
      {
        at,
        run: async (signal) => {
          runs.set(name, (runs.get(name) ?? 0) + 1)
          await run(signal)
        },
      },
    ]),
  )
  const names = Object.keys(schedules)
  expect(names.length).toBeGreaterThan(5)
  const twoPortals = async () => {
    const both = await Promise.all([1, 2].map(() => startJobs(world.connection, { error: () => {} })))
    for (const jobs of both) await jobs.schedule(schedules)
    return () => Promise.all(both.map((jobs) => jobs.stop()))
  }
  const done = async () => {
    const { rows } = await sql<{ name: string; count: number }>`
      select singleton_key as name, count(*)::int as count from pgboss.job
      where name = 'schedule' and state = 'completed' group by singleton_key
    `.execute(world.db)
    return new Map(rows.map(({ name, count }) => [name, count]))
  }
  const untilAll = (times: number) =>
    expect
      .poll(
        async () => {
          const counts = await done()
          return names.filter((name) => (counts.get(name) ?? 0) < times)
        },
        { timeout: 30_000 },
      )
      .toEqual([])

  const stop = await twoPortals()
  await untilAll(1)
  await stop()
  expect(runs).toEqual(await done())

  await sql`update pgboss.schedule set created_on = now() - interval '3 days', updated_on = now() - interval '3 days'`.execute(
    world.db,
  )
  await sql`update pgboss.version set cron_on = now() - interval '25 hours'`.execute(world.db)
  const stopAgain = await twoPortals()
  await untilAll(2)
  await stopAgain()
  // A run for each job: no portal did what the other did, and of the hours that were missed one was made up for.
  expect(runs).toEqual(await done())
  expect(Math.max(...runs.values())).toBeLessThanOrEqual(4)
}, 90_000)
