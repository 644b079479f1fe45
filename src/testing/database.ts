import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#server/kit/postgres.ts'

/** A migrated, empty database of one's own: a copy of the run's template, gone with `drop`. */
export async function workerDatabase(): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  await inMaintenance(template, `CREATE DATABASE ${name} TEMPLATE ${template.database}`)
  return {
    connection: { ...template, database: name },
    drop: () => inMaintenance(template, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function inMaintenance(template: Connection, statement: string) {
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
