import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Requirement } from '#network/levels/contract/levels.ts'

const name = { pl: 'Poziom z testów', 'en-US': 'A level of the tests' }
let levels = 0

/** Inserts a level at the top, which no artist has. */
export function insertLevel(db: Db): Promise<{ id: number }> {
  levels += 1
  const row = { code: `MADE_${levels}`, name, requirements: sql<Requirement[]>`'[]'::jsonb` }
  return db.insertInto('levels').values(row).returning('id').executeTakeFirstOrThrow()
}

/** The ids of rows in another order than the office's. */
export async function idsBackwards(db: Db, table: 'levels' | 'responsibilities' | 'benefits') {
  const rows = await db.selectFrom(table).select('id').orderBy('position').execute()
  return { ids: rows.map(({ id }) => id).reverse() }
}
