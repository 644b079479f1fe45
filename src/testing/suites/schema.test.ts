import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { sqlSchema } from '#testing/schema/sql-schema.ts'
import { typescriptSchema } from '#testing/schema/typescript-schema.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'

const howToWrite = '`npx vitest run --project api src/testing/suites/schema.test.ts --update` writes it:'

let database: Awaited<ReturnType<typeof workerDatabase>>
let db: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await workerDatabase()
  db = openDatabase(openPool(database.connection))
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('migrations/schema.sql is what the migrations make', async () => {
  await expect(await sqlSchema(db)).toMatchFileSnapshot('../../../migrations/schema.sql', howToWrite)
})

test('the types of tables are those of the database', async () => {
  await expect(await typescriptSchema(db)).toMatchFileSnapshot('../../kit/server/postgres/schema.ts', howToWrite)
})
