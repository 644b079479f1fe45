import type { ClientBase } from 'pg'
import { carriedQueues, type WaitingJob } from '#kit/server/jobs/jobs.ts'
import type { Part } from './manifest.ts'
import { linesOfJson, type WritePart } from './parts.ts'

/** Writes the waiting jobs of the queue to a backup. */

/*
 * The library of the restoring portal creates the queue's own tables, in its version. The backup has the jobs that are
 * still to run, except those of mails and schedules, which are queued again.
 */
export async function writeWaitingJobs(client: ClientBase, write: WritePart): Promise<Part> {
  const jobs = await waitingJobs(client)
  return { ...(await write('jobs.zst', linesOfJson(jobs))), rows: jobs.length }
}

async function waitingJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `select to_regclass('pgboss.job') is not null as is_there`,
  )
  if (!found[0]?.is_there) return []
  const { rows } = await client.query<WaitingJob>(
    `select id, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey"
     from pgboss.job where name = any($1) and state < 'completed' order by created_on, id`,
    [carriedQueues],
  )
  return rows
}
