import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/* Elapsed time measures how busy the machine is; processor time measures how much work there was. */

/** Milliseconds of processor time that this thread spends on some work. */
export async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The same of the whole process: hashing of passwords, reading of files and the like have threads of their own. */
export async function processMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * The processor time of this thread and, where Linux reports it, of the database's processes, which count in steps of
 * 10 ms.
 */
export async function answeringMs(db: Db, work: () => unknown): Promise<number> {
  const before = await databaseMs(db)
  const here = await threadMs(work)
  return here + (await databaseMs(db)) - before
}

/** The elapsed time of the same work on two idle cores: this thread uses one at most, all together use both. */
export async function onTwoCoresMs(db: Db, work: () => unknown): Promise<number> {
  let here = 0
  const all = await answeringMs(db, async () => {
    here = await threadMs(work)
  })
  return Math.max(here, all / 2)
}

/** The longest turn of the event loop until some work is done, by what the processor did in it, however busy the machine is. */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<{ result: Result; longest: number }> {
  let longest = 0
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) longest = Math.max(longest, await threadMs(() => setTimeout(1)))
  return { result: await working, longest }
}

export const mostMeasures = 5

/**
 * The least of up to five measures of the same work, the first below `enough`, in milliseconds or in what grows with them. A cold cache and a
 * busy neighbor can only add to a measure, which counts as on a core of the usual speed where this one is slower.
 */
export async function leastMs(enough: number, measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let left = mostMeasures; left > 0 && least >= enough; left--) {
    const before = await slowness()
    least = Math.min(least, (await measure()) / Math.max(1, (before + (await slowness())) / 2))
  }
  return least
}

const sample = Array.from({ length: 400 }, (_, id) => ({
  id,
  name: `Name ${id}`,
  text: 'zażółć gęślą jaźń '.repeat(8),
  list: [1, 2, id],
}))

/** What the work below takes on an idle core of the machine that limits were measured on, in milliseconds. */
const usualMs = 28

/** How many times longer than usual this core takes for a known piece of work: shared machines are not always equally quick. */
export async function slowness(): Promise<number> {
  const taken = await threadMs(() => {
    for (let round = 0; round < 100; round++)
      new Map(JSON.parse(JSON.stringify(sample)).map((row: { name: string }) => [row.name, row]))
  })
  return taken / usualMs
}

/** What was measured just now, as on a core of the usual speed where this one is slower. */
export async function onUsualCore(ms: number): Promise<number> {
  return ms / Math.max(1, await slowness())
}

async function databaseMs(db: Db): Promise<number> {
  if (process.platform !== 'linux') return 0
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db)
  const times = await Promise.all(rows.map(({ pid }) => ticksOf(pid)))
  return times.reduce((sum, ticks) => sum + ticks, 0) * 10
}

/** Hundredths of a second in user and system mode: fields 14 and 15 of proc_pid_stat(5). */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}
