import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { openDatabase, openPool } from './database.ts'

/** A handful of rows, of which hardly one is ever removed. */
const catalogs = ['languages', 'levels', 'permissions', 'roles']

test('removing a row reads no table that may refer to it as a whole', async () => {
  const database = await workerDatabase()
  const db = openDatabase(openPool(database.connection))
  try {
    // Where an index has a condition, it is that the reference is there.
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || '.' || attname as reference
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text <> all(${catalogs})
        and not exists (
          select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
            and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
        )
      order by 1
    `.execute(db)
    expect(rows.map(({ reference }) => reference)).toEqual([])
  } finally {
    await db.destroy()
    await database.drop()
  }
})
