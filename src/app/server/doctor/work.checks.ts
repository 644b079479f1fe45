import { sql } from 'kysely'
import { oldestBackup } from '#kit/server/backup/backups.ts'
import { decrypt } from '#kit/server/session/secrets.ts'
import { asking, type Checks, failure, fine, skipped, warning } from './finding.ts'

/** What the portal does by itself, and what it needs for that. */
export const workChecks: Checks = {
  'work.queues': asking(async (db, { config }) => {
    // Without a mail server its queue waits, which `mail.set` reports.
    const unattended = config.smtpUrl ? '' : 'mail'
    const { rows } = await sql<{ name: string; minutes: number }>`
      select name, (extract(epoch from now() - min(start_after)) / 60)::float8 as minutes from pgboss.job
      where name <> ${unattended} and state in ('created', 'retry') and start_after < now() - interval '10 minutes' group by name order by name
    `.execute(db)
    if (rows.length === 0) return fine('No job has waited for long.')
    return failure(
      `Jobs wait that could run: ${rows.map(({ name, minutes }) => `${name} for ${Math.round(minutes)} minutes`).join(', ')}.`,
      'Start a portal; if one runs, look for "job queue" in its log.',
    )
  }),

  'work.failed': asking(async (db) => {
    // Jobs of the schedule and tasks are named: the queue alone does not show what was not done.
    const { rows } = await sql<{ work: string; count: number }>`
      select concat(name, ' (' || (data ->> 'name') || ')') as work, count(*)::int as count
      from pgboss.job where state = 'failed' group by work order by work
    `.execute(db)
    if (rows.length === 0) return fine('No job was given up.')
    return warning(
      `Jobs were given up: ${rows.map(({ work, count }) => `${count} of ${work}`).join(', ')}.`,
      'Look for "job failed" in the log. They go from here after two weeks.',
    )
  }),

  'work.signing_key': asking(async (db, { config }) => {
    const { rows } = await sql<{ sealed: Buffer }>`
      select sealed from sealed_secrets where name = 'credential key'
    `.execute(db)
    const [row] = rows
    if (!row) return skipped('There is no key yet: the first start makes it.')
    return decrypt(config.sessionSecret, 'credential key', row.sealed)
      ? fine('The key that signs certificates can be opened.')
      : failure(
          'The key that signs certificates was encrypted with another SESSION_SECRET: none is signed.',
          "Set the former secret. Where it is lost: delete from sealed_secrets where name = 'credential key'; the next start makes a new key.",
        )
  }),

  'work.owner': asking(async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from users
      join user_roles on user_roles.user_id = users.id join roles on roles.id = user_roles.role_id
      where roles.name = 'super-admin' and not is_blocked
    `.execute(db)
    return rows[0]?.count
      ? fine('The portal has an owner.')
      : failure('Nobody is the owner of the portal.', 'Make an account: npm run create-owner.')
  }),

  'work.backup': asking(async (db) => {
    const query = sql<{ hours: number | null; problem: string | null }>`
      select (extract(epoch from now() - max(verified_at)) / 3600)::float8 as hours,
             (array_agg(problem order by id desc))[1] as problem
      from backups
    `
    const { hours = null, problem = null } = (await query.execute(db)).rows[0] ?? {}
    const todo = 'Run npm run backup, or mend what its log says.'
    if (problem) return failure(`The last backup failed: ${problem}`, todo)
    if (hours === null) return warning('No backup was ever verified.', todo)
    return hours < oldestBackup
      ? fine(`The last verified backup is ${Math.round(hours)} hours old.`)
      : warning(`The last verified backup is ${Math.round(hours)} hours old.`, todo)
  }),

  'work.retention': asking(async (db) => {
    const { rows } = await sql<{ days: number; failed: string[] }>`
      select (extract(epoch from now() - at) / 86400)::float8 as days, failed
      from retention_runs order by id desc limit 1
    `.execute(db)
    const [last] = rows
    const todo = 'Start a portal; if one runs, look for "job failed" with the queue "schedule" in its log.'
    if (!last) return warning('What is past its retention was never removed.', todo)
    if (last.days >= 2)
      return warning(`What is past its retention was last removed ${Math.floor(last.days)} days ago.`, todo)
    return last.failed.length === 0
      ? fine('What is past its retention was removed within the last two days.')
      : warning(
          `Not all that is past its retention could be removed in the last night: ${last.failed.join(', ')}.`,
          'Look for "removal failed" in the log. It is tried again every night.',
        )
  }),
}
