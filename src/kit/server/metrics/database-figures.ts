import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '#kit/server/postgres/database.ts'
import { figures } from './collected-figures.ts'

/** Registers the metrics that are queried from the database. */

/**
 * Returns the function that reads the metrics again. Without the database there are none, and `atelier_database_up` is
 * 0.
 */
export function databaseFigures(registry: Registry, db: Db): () => Promise<void> {
  const registers = [registry]
  const gauges = figures.map(({ name, help, labels: labelNames = [], rows }) => {
    return { rows, labelNames, gauge: new Gauge({ name, help, labelNames, registers }) }
  })
  const up = new Gauge({ name: 'atelier_database_up', help: 'Whether the database may be written to', registers })

  return async () => {
    for (const { gauge, labelNames } of gauges) labelNames.length > 0 ? gauge.reset() : gauge.remove()
    up.set(0)
    try {
      for (const { gauge, rows } of gauges)
        for (const { value, ...labels } of (await rows.execute(db)).rows) gauge.set(labels, value)
      const { rows } = await sql<{ is_read_only: boolean }>`
        select current_setting('transaction_read_only') = 'on' as is_read_only
      `.execute(db)
      up.set(rows[0]?.is_read_only ? 0 : 1)
    } catch {
      // The database is unavailable: reported by 0, and in the log by all that needs it.
    }
  }
}
