import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { type Db, openDatabase, openPool } from './database.ts'

let db: Db
beforeAll(async () => {
  const database = await workerDatabase()
  db = openDatabase(openPool({ ...database.connection, max: 1 }))
  return async () => {
    await db.destroy()
    await database.drop()
  }
})

const run = (name: string) => sql`select ${1}::int as ${sql.id(name)}`.execute(db)

/** How many prepared statements have a column of that name. */
async function prepared(name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where strpos(statement, ${`as "${name}`}) > 0
  `.execute(db)
  return rows[0]?.count ?? 0
}

test('what comes again is prepared, however many others came once', async () => {
  await run('usual')
  expect(await prepared('usual')).toBe(0)
  await run('usual')
  expect(await prepared('usual')).toBe(1)

  for (let count = 0; count < 1100; count++) await run(`rare ${count}`)
  expect(await prepared('rare')).toBe(0)
  await run('later')
  await run('later')
  expect(await prepared('later')).toBe(1)
})
