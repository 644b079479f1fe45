import type pg from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#server/kit/postgres/database.ts'

/** What may wait in the queue. */
type Queues = { mail: { id: number }; broadcast: { audit_id: number }; schedule: { name: string } }
type Queue = keyof Queues

/** When scheduled work is done: all times are the academy's. */
const times = { hourly: '5 * * * *', daily: '15 0 * * *' }
export type ScheduleTime = keyof typeof times
/** By a name that stays, since the database knows it by that. */
export type Schedules = Record<string, { at: ScheduleTime; run: () => Promise<void> }>

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists when, and only when, that commits. */
  send<Name extends Queue>(db: Db, queue: Name, data: Queues[Name]): Promise<void>
  /** Runs the queue's jobs, a few at a time so that none holds up the rest. A job may run twice when the portal dies in it. */
  work<Name extends Queue>(queue: Name, run: (data: Queues[Name]) => Promise<void>): Promise<void>
  /** Runs each when it is new and then at its times, once for all processes, and again where it failed. */
  schedule(schedules: Schedules): Promise<void>
  stop(): Promise<void>
}

// One batch follows the other while there is more; then a new job wakes the worker, and retries are looked for now and then.
const pace = {
  batchSize: 5,
  localConcurrency: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

// A job that died with its portal is found by its heartbeat.
const queue = { notify: true, heartbeatSeconds: 10, retryBackoff: true, retryDelay: 5, retryDelayMax: 3600 } as const

/** The queue in the database (schema `pgboss`). Jobs wait there over a restart, and are tried again with growing delays. */
export async function startJobs(connection: pg.PoolConfig, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    ...(connection as object),
    max: 3,
    useListenNotify: true,
    // How soon a job that died with its portal is found and tried again.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.createQueue('mail', { ...queue, retryLimit: 12 })
  await boss.createQueue('broadcast', { ...queue, retryLimit: 12 })
  // Of each name one waits or runs: a run that takes long, or is tried again, stands for the next one, too.
  await boss.createQueue('schedule', { ...queue, retryLimit: 6, policy: 'exclusive' })

  const work: Jobs['work'] = async (name, run) => {
    const attempt = async ({ id, data }: Job<Queues[typeof name]>): Promise<JobResult> => {
      try {
        await run(data)
        return { id, status: 'completed' }
      } catch (error) {
        log.error({ err: error, queue: name }, 'job failed')
        return { id, status: 'failed', output: { message: (error as Error).message } }
      }
    }
    await boss.work<Queues[typeof name]>(name, pace, async (jobs) => Promise.all(jobs.map(attempt)))
  }

  return {
    send: async (db, name, data) => {
      await boss.send(name, data, { db: fromKysely(db as never) })
    },
    work,
    schedule: async (schedules) => {
      const known = new Set((await boss.getSchedules('schedule')).map(({ key }) => key))
      for (const name of known) if (!(name in schedules)) await boss.unschedule('schedule', name)
      await work('schedule', async ({ name }) => schedules[name]?.run())
      for (const [name, { at }] of Object.entries(schedules)) {
        const options = { key: name, singletonKey: name, tz: 'Europe/Warsaw', missed: 'once' as const }
        await boss.schedule('schedule', times[at], { name }, options)
        if (!known.has(name)) await boss.send('schedule', { name }, { singletonKey: name })
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

type Log = { error: (details: object, message: string) => void }
