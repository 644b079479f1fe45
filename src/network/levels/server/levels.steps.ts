import { sql } from 'kysely'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Level, levels } from '#network/levels/contract/levels.ts'
import { type Levelled, links } from './levels.queries.ts'

/** The only functions that write levels, for a form as for a file that was imported. */

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'level.created': object
    'level.updated': object
    'level.reordered': { ids: number[] }
    'level.removed': object
  }
}

export type LevelDraft = Parsed<typeof levels.create>

/** The ladder changes one hand at a time; nothing new can hang on a level meanwhile, for that would lock its row too. */
export async function lockLadder(db: Db): Promise<void> {
  await db.selectFrom('levels').select('id').orderBy('id').forUpdate().execute()
}

/** As the highest one. */
export async function addLevel({ db, record }: Context, draft: LevelDraft): Promise<number> {
  const { id } = await db.insertInto('levels').values(columnsOf(draft)).returning('id').executeTakeFirstOrThrow()
  await record('level.created', id, { after: draft })
  return id
}

/** What changes has its revision already. */
export async function saveLevel({ db, record }: Context, before: Level, draft: LevelDraft): Promise<void> {
  await db.updateTable('levels').set(columnsOf(draft)).where('id', '=', before.id).execute()
  await record('level.updated', before.id, { before, after: draft })
}

export async function orderLevels({ db, record }: Context, ids: number[]): Promise<void> {
  if (await putInOrder(db, 'levels', ids)) await record('level.reordered', 0, { ids })
}

/** Nothing hangs on it. */
export async function removeLevel({ db, record }: Context, before: Level): Promise<void> {
  await db.deleteFrom('levels').where('id', '=', before.id).execute()
  await record('level.removed', before.id, { before })
}

/** A list would reach the database as an array of its own kind. */
function columnsOf({ requirements, ...draft }: LevelDraft) {
  return { ...draft, requirements: JSON.stringify(requirements) as unknown as Level['requirements'] }
}

/**
 * Sets the levels of a row; a 422 on `level_ids` where one was deleted. Locks them in the order in which the ladder is
 * locked, so that there is no deadlock.
 */
export async function setLevels(db: Db, levelled: Levelled, id: number, levelIds: readonly number[]): Promise<void> {
  const { table, column } = links[levelled]
  await sql`delete from ${table} where ${column} = ${id}`.execute(db)
  if (levelIds.length === 0) return
  const wanted = [...new Set(levelIds)]
  const added = await sql`
    insert into ${table} (${column}, level_id) select ${id}, id from (
      select id from levels where id = any(${wanted}::integer[]) order by id for key share
    ) locked
  `.execute(db)
  if (Number(added.numAffectedRows) < wanted.length) failFields({ level_ids: 'level_unknown' })
}
