/** The only functions that write levels, for a form as for a file that was imported. */
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Context } from '#kit/server/http/context.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Level, levels } from '#network/levels/contract/levels.ts'

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
