import { type RawBuilder, sql } from 'kysely'

/** The metrics that are queried from the database, each with its SQL. */

/**
 * A metric from the database: a row for each combination of labels. Several portals on one database report the same.
 */
type Figure = {
  name: `atelier_${string}`
  help: string
  labels?: string[]
  rows: RawBuilder<{ value: number } & Record<string, string | number>>
}

export const figures: Figure[] = [
  {
    name: 'atelier_queue_jobs',
    help: 'Jobs by queue and state: waiting, retry (failed and to be tried again), running, failed (given up)',
    labels: ['queue', 'state'],
    rows: sql`
      select queue.name as queue, states.label as state, count(job.id)::int as value
      from pgboss.queue
      cross join (
        values ('created', 'waiting'), ('retry', 'retry'), ('active', 'running'), ('failed', 'failed')
      ) as states (state, label)
      left join pgboss.job on job.name = queue.name and job.state::text = states.state
      where queue.name not like '\\_\\_%'
      group by 1, 2
    `,
  },
  {
    name: 'atelier_queue_oldest_seconds',
    help: 'For how long the oldest job has waited that could run',
    labels: ['queue'],
    rows: sql`
      select queue.name as queue, coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as value
      from pgboss.queue
      left join pgboss.job
        on job.name = queue.name and job.state in ('created', 'retry') and job.start_after <= now()
      where queue.name not like '\\_\\_%'
      group by 1
    `,
  },
  {
    name: 'atelier_mails_waiting',
    help: 'Mails that are neither sent nor refused',
    rows: sql`select count(*)::int as value from mails where sent_at is null and refused_at is null`,
  },
  {
    name: 'atelier_mails_oldest_seconds',
    help: 'For how long the oldest mail has waited',
    rows: sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as value
      from mails where sent_at is null and refused_at is null
    `,
  },
  {
    name: 'atelier_mails_refused',
    help: 'Mails of the last 24 hours whose address the mail server does not accept',
    rows: sql`select count(*)::int as value from mails where refused_at > now() - interval '1 day'`,
  },
  {
    name: 'atelier_mail_failing_seconds',
    help: 'Since when nothing leaves by the mail server; 0 while mail leaves',
    rows: sql`select coalesce(extract(epoch from now() - failing_since), 0)::float8 as value from mail_delivery`,
  },
  {
    name: 'atelier_stored_files',
    help: 'Files that the database knows',
    rows: sql`select count(*)::int as value from files`,
  },
  {
    name: 'atelier_stored_bytes',
    help: 'Their bytes, as they were stored at first',
    rows: sql`select coalesce(sum(bytes), 0)::float8 as value from files`,
  },
  {
    name: 'atelier_replica_lag_seconds',
    help: 'How far each standby is behind this server; none without standbys',
    labels: ['replica'],
    rows: sql`
      select application_name || ' ' || coalesce(host(client_addr), 'local') as replica,
             coalesce(extract(epoch from replay_lag), 0)::float8 as value
      from pg_stat_replication where state = 'streaming'
    `,
  },
  {
    name: 'atelier_backup_age_seconds',
    help: 'Since a backup was last restored to see that it can be; none before the first',
    rows: sql`
      select extract(epoch from now() - max(verified_at))::float8 as value
      from backups having max(verified_at) is not null
    `,
  },
  {
    name: 'atelier_retention_age_seconds',
    help: 'Since all that is past its retention was last removed; none before the first time',
    rows: sql`
      select extract(epoch from now() - max(at))::float8 as value
      from retention_runs where failed = '{}' having max(at) is not null
    `,
  },
]
