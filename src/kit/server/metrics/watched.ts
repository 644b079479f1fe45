import type pg from 'pg'
import type { Db } from '#kit/server/postgres/database.ts'

/** What metrics are read from when Prometheus asks. */
export type Watched = {
  /** A connection of its own, so that figures come while all others are taken. */
  database: Db
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>
  warnings: ReadonlySet<string>
}
