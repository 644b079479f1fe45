import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'

/** A copy of a database, dropped with `drop`. */
export async function cloneDatabase(template: Connection): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inMaintenance(template, `CREATE DATABASE ${name} TEMPLATE ${template.database} STRATEGY FILE_COPY`)
  return {
    connection: { ...template, database: name },
    drop: () => inMaintenance(template, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Runs a statement on the maintenance database of the server. */
export async function inMaintenance({ host, port, user }: Connection, statement: string) {
  const client = new pg.Client({ host, port, user, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
