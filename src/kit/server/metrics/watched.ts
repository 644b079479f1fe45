import type pg from 'pg'
import type { Db } from '#kit/server/postgres/database.ts'

/** The parts of a portal from which its metrics are read. */

/** The sources of metrics, which are read when Prometheus polls. */
export type Watched = {
  /** A connection of its own, so that figures come while all others are taken. */
  database: Db
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>
  warnings: ReadonlySet<string>
}
