import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#kit/server/language/texts.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { type Db, openDatabase, openPool } from './database.ts'
import { slowStatements } from './slow-statements.ts'
import { nameOfStatement } from './statement-name.ts'

let db: Db
const warn = vi.fn()
const count = vi.fn()
beforeAll(async () => {
  const database = await workerDatabase()
  db = openDatabase(openPool(database.connection), slowStatements(50, { warn }, count))
  return async () => {
    await db.destroy()
    await database.drop()
  }
})

test('a slow statement is logged by its name, with the time it took and without any value', async () => {
  await sql`select pg_sleep(0.06), 'in the text' from users where email = ${'anna@example.com'}
    union all select pg_sleep(0.06), ''`.execute(db)
  await sql`select 1 where ${'anna@example.com'} = ''`.execute(db)
  expect(count).toHaveBeenCalledOnce()
  const name = expect.stringMatching(/^select users [\w-]{16}$/)
  expect(warn.mock.calls).toEqual([[{ statement: name, ms: expect.any(Number) }, 'slow statement']])
  expect(warn.mock.calls[0]?.[0].ms).toBeGreaterThanOrEqual(50)
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/anna|in the text/)
})

test('one that failed late is slow, too', async () => {
  warn.mockClear()
  await expect(sql`select pg_sleep(0.06) / ${1}`.execute(db)).rejects.toThrow()
  await expect(sql`do $$ begin perform pg_sleep(0.06); raise 'anna@example.com'; end $$`.execute(db)).rejects.toThrow()
  expect(warn.mock.calls).toHaveLength(1)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('anna')
})

test('the database knows a prepared statement by the same name', async () => {
  await db.connection().execute(async (one) => {
    await loadTexts(one)
    await loadTexts(one)
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements
    `.execute(one)
    expect(rows).not.toEqual([])
    for (const { name, statement } of rows) expect(name).toBe(nameOfStatement(statement))
  })
})

test.each([
  ['insert into "mails" ("to") values ($1)', 'insert mails'],
  ['/* planned each time */ select 1 from "pro_artists" join "users" on true', 'select pro_artists users'],
  ['update users set name = $1', 'update users'],
  ['begin', 'begin'],
  ['with recent as (select 1 from audit_log) select * from recent, unnest($1)', 'with audit_log recent'],
])('%s is called %s', (text, name) => {
  expect(nameOfStatement(text)).toMatch(new RegExp(`^${name} [\\w-]{16}$`))
})

test('a name is at most as long as the database takes', () => {
  const text = `select 1 from ${Array.from({ length: 20 }, (_, index) => `a_long_table_${index}`).join(' join ')}`
  expect(nameOfStatement(text).length).toBeLessThanOrEqual(63)
})

test('with 0 none is logged', () => expect(slowStatements(0, { warn })).toBeUndefined())
