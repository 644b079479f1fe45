import type pg from 'pg'
import type { Storage } from '#kit/server/files/storage.ts'
import { fillQueues, type WaitingJob } from '#kit/server/jobs/jobs.ts'
import { openPool, type PoolOptions } from '#kit/server/postgres/database.ts'
import { migrate } from '#kit/server/postgres/migrations.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { fillDatabase } from './fill-database.ts'
import type { Manifest } from './manifest.ts'
import { linesOf } from './parts.ts'
import { markUnfinished } from './unfinished-restore.ts'

/**
 * Restores rows and jobs into an empty database: the schema comes from the migrations, as far as the backup had them. Those that came
 * since are left to the caller.
 */
export async function restoreDatabase(
  connection: PoolOptions,
  target: Storage,
  manifest: Manifest,
  migrations?: string,
): Promise<void> {
  const pool = openPool({ ...connection, max: 2 })
  try {
    await requireEmpty(pool)
    await markUnfinished(pool)
    await migrate(pool, migrations, manifest.migrations)
    await fillDatabase(pool, target, manifest)
    const jobs: WaitingJob[] = []
    for await (const line of linesOf(target, manifest.name, manifest.jobs)) jobs.push(JSON.parse(line))
    await fillQueues(connection, jobs)
  } finally {
    await pool.end()
  }
}

export async function requireEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select pg_class.oid::regclass::text as name from pg_class
    where relnamespace in (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
      and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    order by 1 limit 1
  `)
  if (rows[0])
    throw new StartError(
      `The database is not empty (it has ${rows[0].name}), so nothing was restored: give a new ATELIER_DATA_DIR, or an empty DATABASE_URL.`,
    )
}
