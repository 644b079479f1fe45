import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { openPool } from './database.ts'
import { migrate } from './migrations.ts'

let folder: string
let pool: pg.Pool
let drop: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-migrations-'))
  const database = await workerDatabase()
  pool = openPool(database.connection)
  drop = database.drop
  await pool.query('DROP TABLE migrations')
})

afterEach(async () => {
  await pool.end()
  await drop()
  await rm(folder, { recursive: true })
})

test('applies each file once, in order', async () => {
  await write('0002-second', 'INSERT INTO numbers VALUES (2); INSERT INTO numbers VALUES (3)')
  await write('0001-first', 'CREATE TABLE numbers (number int)')
  expect(await migrate(pool, folder)).toEqual(['0001-first', '0002-second'])
  await write('0003-third', 'DELETE FROM numbers WHERE number = 2')
  expect(await migrate(pool, folder)).toEqual(['0003-third'])
  expect(await migrate(pool, folder)).toEqual([])
  expect((await pool.query('SELECT number FROM numbers')).rows).toEqual([{ number: 3 }])
})

test('portals that start together apply each file once between them', async () => {
  await write('0001-first', 'CREATE TABLE numbers (number int); SELECT pg_sleep(0.1)')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, folder)))
  expect(applied.flat()).toEqual(['0001-first'])
})

test('a migration that waits too long for a lock is canceled, and is applied once it is free', async () => {
  await pool.query('CREATE TABLE numbers (number int)')
  const reader = await pool.connect()
  await reader.query('BEGIN; SELECT * FROM numbers')
  await write('0001-first', "SET LOCAL lock_timeout = '50ms'; ALTER TABLE numbers ADD COLUMN name text")
  const migrating = migrate(pool, folder)
  const others = () => pool.query('SELECT * FROM numbers')
  await expect.poll(() => Promise.all(Array.from({ length: 20 }, others)), { timeout: 20_000 }).toHaveLength(20)
  await setTimeout(200)
  await reader.query('COMMIT')
  reader.release()
  expect(await migrating).toEqual(['0001-first'])
})

test('a file that holds locks for longer than three seconds is taken back, and tried again', async () => {
  await pool.query('CREATE TABLE numbers (number int); CREATE SEQUENCE tries')
  const slowAtFirst = "SELECT pg_sleep(CASE nextval('tries') WHEN 1 THEN 60 ELSE 0 END)"
  await write('0999-slow', `ALTER TABLE numbers ADD COLUMN name text; ${slowAtFirst}`)
  const begun = performance.now()
  expect(await migrate(pool, folder)).toEqual(['0999-slow'])
  expect(performance.now() - begun).toBeLessThan(15_000)
})

test('an index is built in no transaction, also where a start before broke off', async () => {
  await pool.query('CREATE TABLE numbers (number int); INSERT INTO numbers VALUES (1), (1)')
  await pool.query('CREATE UNIQUE INDEX CONCURRENTLY numbers_number ON numbers (number)').catch(() => {})
  await write(
    '0001-first',
    `-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS numbers_number ON numbers (number);
CREATE INDEX CONCURRENTLY IF NOT EXISTS numbers_twice ON numbers (number)
  WHERE number > 0;
`,
  )
  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, folder)))
  expect(applied.flat()).toEqual(['0001-first'])
  const { rows } = await pool.query("SELECT indisvalid FROM pg_index WHERE indrelid = 'numbers'::regclass")
  expect(rows).toEqual([{ indisvalid: true }, { indisvalid: true }])
})

test('a file that fails leaves nothing of itself behind, and those before it stand', async () => {
  await write('0001-first', 'CREATE TABLE numbers (number int)')
  await write('0002-second', "INSERT INTO numbers VALUES (1); INSERT INTO numbers VALUES ('one')")
  await expect(migrate(pool, folder)).rejects.toThrow(
    /^The migration 0002-second failed: invalid input syntax .*"one"\.$/,
  )
  expect((await pool.query('SELECT * FROM numbers')).rows).toEqual([])
  await write('0002-second', 'INSERT INTO numbers VALUES (1)')
  expect(await migrate(pool, folder)).toEqual(['0002-second'])
})

test('refuses what was changed, what is unknown, and what comes too late', async () => {
  await write('0002-second', 'SELECT 2')
  await migrate(pool, folder)
  await write('0002-second', 'SELECT 3')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0002-second was changed')
  await write('0002-second', 'SELECT 2')
  await write('0001-first', 'SELECT 1')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001-first comes before 0002-second')
  await rm(join(folder, '0002-second.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow('which this portal does not know')
})

test('each number is of one file only', async () => {
  const numbers = (await readdir('migrations')).map((name) => name.slice(0, 4))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

function write(name: string, sql: string) {
  return writeFile(join(folder, `${name}.sql`), sql)
}
