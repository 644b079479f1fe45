import type pg from 'pg'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#server/kit/postgres/database.ts'

/** What may wait in the queue. */
type Queues = { mail: { id: number } }

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists when, and only when, that commits. */
  send<Queue extends keyof Queues>(db: Db, queue: Queue, data: Queues[Queue]): Promise<void>
  /** Runs the queue's jobs, a few at a time so that none holds up the rest. A job may run twice when the portal dies in it. */
  work<Queue extends keyof Queues>(queue: Queue, run: (data: Queues[Queue]) => Promise<void>): Promise<void>
  /** Runs now and then every hour. */
  hourly(run: () => Promise<void>): void
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

type Log = { error: (details: object, message: string) => void }

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
  await boss.createQueue('mail', {
    notify: true,
    heartbeatSeconds: 10,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
  })
  const timers: NodeJS.Timeout[] = []
  return {
    send: async (db, queue, data) => {
      await boss.send(queue, data, { db: fromKysely(db as never) })
    },
    work: async (queue, run) => {
      const attempt = async ({ id, data }: Job<Queues[typeof queue]>): Promise<JobResult> => {
        try {
          await run(data)
          return { id, status: 'completed' }
        } catch (error) {
          log.error({ err: error, queue }, 'job failed')
          return { id, status: 'failed', output: { message: (error as Error).message } }
        }
      }
      await boss.work<Queues[typeof queue]>(queue, pace, async (jobs) => {
        return Promise.all(jobs.map(attempt))
      })
    },
    hourly: (run) => {
      const guarded = () => void run().catch((error: unknown) => log.error({ err: error }, 'hourly job'))
      guarded()
      timers.push(setInterval(guarded, 3_600_000).unref())
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
