import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type pg from 'pg'
import { fromKysely, type Job, type JobInsert, type JobResult, PgBoss, type Db as QueueDb } from 'pg-boss'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Db, PoolOptions } from '#kit/server/postgres/database.ts'
import { errorInLog } from '#kit/server/start/error-in-log.ts'
import { queueDatabase } from './queue-database.ts'

/** The job queue (pg-boss): queues, scheduled jobs and their workers. */

/** The queues, each with the payload of its jobs. */
type Queues = {
  mail: { id: number }
  broadcast: { audit_id: number }
  schedule: { name: string }
  /** A feature's longer work about one row: `imports.run`. */
  task: { name: string; id: number }
  /** What waits for an address of a program. */
  webhook: { id: number }
  backup: object
}
type Queue = keyof Queues

/** Cron expressions in the academy's time zone. */
const crontab = { often: '*/5 * * * *', hourly: '5 * * * *', daily: '15 0 * * *' }
export type ScheduleTime = keyof typeof crontab
/** Keyed by a stable name, under which the database stores the schedule. */
export type Schedules = Record<string, { at: ScheduleTime; run: (signal?: AbortSignal) => Promise<void> }>

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists only if that commits. It runs at once, or not before an instant. */
  send<Name extends Queue>(db: Db, queue: Name, data: Queues[Name], startAfter?: Date): Promise<void>
  /**
   * Runs the queue's jobs with limited concurrency. Delivery is at least once: a job runs again if the portal dies
   * during it. One that throws `UnknownJob` is left for a process that knows it. `signal` aborts when the portal stops.
   */
  work<Name extends Queue>(queue: Name, run: (data: Queues[Name], signal: AbortSignal) => Promise<void>): Promise<void>
  /**
   * Runs on after the job that began it, so that what is slow does not block a worker. `stop` aborts its signal and waits
   * for it; after a crash it has to be found by a schedule.
   */
  goOn(run: (signal: AbortSignal) => Promise<void>): void
  /** Runs each when it is new and then at its times, once for all processes, with retries. */
  schedule(schedules: Schedules): Promise<void>
  stop(): Promise<void>
}

/** Another version of the portal has to do it: during an upgrade both take jobs from the same queues. */
export class UnknownJob extends Error {}

/** The payloads of a queue's jobs that are still to run: queued, running or to be tried again. */
export async function queuedJobs<Name extends Queue>(db: Db, queue: Name): Promise<Queues[Name][]> {
  const { rows } = await sql<{ data: Queues[Name] }>`
    select data from pgboss.job where name = ${queue} and state < 'completed'
  `.execute(db)
  return rows.map(({ data }) => data)
}

// While batches are full the next one follows at once; then NOTIFY wakes the worker, and polling finds retries.
const workOptions = {
  batchSize: 5,
  localConcurrency: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/**
 * The jobs of one batch wait for its slowest. Some scheduled jobs are long, others are due every few minutes: each is fetched alone, by
 * one of so many workers, so that none waits for another.
 */
const workersAlone: Partial<Record<Queue, number>> = { schedule: 4 }

// A missing heartbeat shows that a job died with its portal.
const eachQueue = {
  notify: true,
  heartbeatSeconds: 10,
  retryBackoff: true,
  retryDelay: 5,
  retryDelayMax: 3600,
} as const

// A job outlives its process by no more than a missing heartbeat, so it may take its time. In seconds.
const longestBackup = 24 * 3600
/** Of scheduled work and tasks: after that a job counts as stuck, its signal aborts and it begins again. */
const longestWork = 3600

const queueOptions: Record<Queue, NonNullable<Parameters<PgBoss['createQueue']>[1]>> = {
  // A mail server may be away for a weekend: once an hour, at last. `queueUnsent` queues what waits for longer.
  mail: { ...eachQueue, retryLimit: 72 },
  broadcast: { ...eachQueue, retryLimit: 12 },
  task: { ...eachQueue, retryLimit: 3, expireInSeconds: longestWork },
  // At most one job per name is queued or running: a long or retried run replaces the next one.
  schedule: { ...eachQueue, retryLimit: 6, policy: 'exclusive', expireInSeconds: longestWork },
  // Its jobs only begin the deliveries of an address, which have retries of their own.
  webhook: { ...eachQueue, retryLimit: 2 },
  // One at a time; the schedule queues the next.
  backup: { ...eachQueue, retryLimit: 0, policy: 'exclusive', expireInSeconds: longestBackup },
}

/** How long a job is left that this process does not know. */
const leftSeconds = 5

/** The job queue in the database (schema `pgboss`). Jobs survive a restart and are retried with exponential backoff. */
export async function startJobs(
  connection: PoolOptions,
  log: Log,
  listeningAt: PoolOptions | null = connection,
): Promise<Jobs> {
  const { db, pool } = queueDatabase(connection, listeningAt)
  const boss = new PgBoss({
    db,
    useListenNotify: listeningAt !== null,
    // How often jobs that died with their portal are looked for and retried.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await oneAtATime(pool, async () => {
    await boss.start()
    await syncQueues(boss)
  })

  const stopping = new AbortController()

  const work: Jobs['work'] = async (name, run) => {
    const attempt = async ({ id, data, signal }: Job<Queues[typeof name]>): Promise<JobResult> => {
      try {
        await run(data, AbortSignal.any([signal, stopping.signal]))
        return { id, status: 'completed' }
      } catch (error) {
        if (error instanceof UnknownJob) {
          await leave(name, id, data)
          return { id, status: 'completed' }
        }
        // The next process continues what a stop interrupted.
        if (!stopping.signal.aborted) log.error({ err: error, queue: name, ...workOf(data) }, 'job failed')
        return { id, status: 'failed', output: { message: errorInLog(error as Error).message } }
      }
    }
    const attemptAll = (jobs: Job<Queues[typeof name]>[]) => Promise.all(jobs.map(attempt))
    const alone = workersAlone[name] ?? 0
    for (let worker = 0; worker < alone; worker++) await workAlone(name, attemptAll)
    if (alone === 0) await boss.work<Queues[typeof name]>(name, workOptions, attemptAll)
  }

  /** No batch of one is followed at once by the next: it wakes its worker itself. */
  async function workAlone<Name extends Queue>(name: Name, run: (jobs: Job<Queues[Name]>[]) => Promise<JobResult[]>) {
    let worker: string | undefined
    const options = { ...workOptions, batchSize: 1, localConcurrency: 1 }
    worker = await boss.work<Queues[Name]>(name, options, async (jobs) => {
      if (worker) boss.notifyWorker(worker)
      return run(jobs)
    })
  }

  /** It is queued again for another process, with all its retries, and this one is deleted. */
  const leave = (queue: Queue, id: string, data: object) =>
    inOneTransaction(pool, async (db) => {
      await boss.deleteJob(queue, id, { db })
      const singletonKey = 'name' in data && queue === 'schedule' ? { singletonKey: String(data.name) } : {}
      await boss.send(queue, data, { ...singletonKey, startAfter: leftSeconds, db })
    })

  const going = new Set<Promise<void>>()
  const goOn: Jobs['goOn'] = (run) => {
    const one = run(stopping.signal).catch((error: unknown) => log.error({ err: error }, 'work after a job failed'))
    going.add(one)
    void one.finally(() => going.delete(one))
  }

  return {
    send: async (db, name, data, startAfter) => {
      await boss.send(name, data, { db: fromKysely(db as never), ...(startAfter && { startAfter }) })
    },
    work,
    goOn,
    schedule: async (schedules) => {
      await oneAtATime(pool, async (db) => {
        const known = new Set((await boss.getSchedules('schedule')).map(({ key }) => key))
        for (const name of known) if (!(name in schedules)) await boss.unschedule('schedule', name)
        for (const [name, { at }] of Object.entries(schedules)) {
          const options = { key: name, singletonKey: name, tz: academyZone, missed: 'once' as const }
          if (!known.has(name)) await boss.send('schedule', { name }, { singletonKey: name, db })
          await boss.schedule('schedule', crontab[at], { name }, options)
        }
      })
      await work('schedule', async ({ name }, signal) => {
        const schedule = schedules[name]
        if (!schedule) throw new UnknownJob()
        await schedule.run(signal)
      })
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(going)
      await boss.stop({ graceful: true, timeout: 10_000 })
      await Promise.all(going)
      if (!pool.ending) await pool.end()
    },
  }
}

/** Which of the works of its queue a job is: the schedule and tasks have many. */
function workOf(data: object): { job?: unknown } {
  return 'name' in data ? { job: data.name } : {}
}

/** Those whose jobs a backup takes along. */
export const carriedQueues: Queue[] = ['broadcast', 'task']
export type WaitingJob = Pick<JobInsert, 'id' | 'data' | 'priority' | 'startAfter' | 'singletonKey'> & { name: Queue }

/** Fills the queues of a database that no portal uses yet. */
export async function fillQueues(connection: PoolOptions, jobs: WaitingJob[]): Promise<void> {
  const { db, pool } = queueDatabase(connection, null)
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    await syncQueues(boss)
    for (const { name, ...job } of jobs) await boss.insert(name, [job])
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

/** A queue of an older version of the portal gets the options of this one; its policy cannot change. */
async function syncQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, options] of Object.entries(queueOptions)) {
    const queue = known.get(name)
    const { policy: _, ...changeable } = options
    if (!queue) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...queue, ...changeable }, queue)) await boss.updateQueue(name, changeable)
  }
}

/** Of processes that start together one begins; the others find what it made. */
function oneAtATime(pool: pg.Pool, run: (db: QueueDb) => Promise<void>): Promise<void> {
  return inOneTransaction(pool, async (db) => {
    await db.executeSql("select pg_advisory_xact_lock(hashtext('atelier queue'))")
    await run(db)
  })
}

async function inOneTransaction(pool: pg.Pool, run: (db: QueueDb) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin')
    await run({ executeSql: (text, values) => client.query(text, values) })
    await client.query('commit')
    isDone = true
  } finally {
    client.release(!isDone)
  }
}

type Log = { error: (details: object, message: string) => void }
