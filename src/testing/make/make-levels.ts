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

/** An artist's present level as one that they have just reached. */
export async function insertNewLevel(db: Db, artistId: number): Promise<number> {
  const { id } = await db
    .insertInto('new_levels')
    .columns(['pro_artist_id', 'level_id', 'reached_at'])
    .expression(
      db
        .selectFrom('pro_artists')
        .select(['id', 'level_id', sql<string>`now()`.as('reached_at')])
        .where('id', '=', artistId)
        .$narrowType<{ level_id: number }>(),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
