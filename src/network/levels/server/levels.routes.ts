import { sql } from 'kysely'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { revise } from '#kit/server/revisions/revisions.ts'
import { type Level, levels } from '#network/levels/contract/levels.ts'
import { ladder } from './levels.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'level.created': object
    'level.updated': object
    'level.reordered': { ids: number[] }
    'level.removed': object
  }
}

const labels = { name: 'levels.name', code: 'levels.code', requirements: 'levels.requirements' } as const

const subject = async ({ db, user }: Context, { id }: { id: number }) => oneOf(await ladder(db, user), id)

export const levelRoutes = routes(levels, {
  list: async ({ db, user }) => ({ data: await ladder(db, user) }),

  create: async ({ db, user, record }, draft) => {
    await lockLadder(db)
    await requireFreeCode(db, draft.code, null)
    const { id } = await db
      .insertInto('levels')
      .values({ ...draft, requirements: asJson(draft.requirements) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('level.created', id, { after: draft })
    return { data: found(oneOf(await ladder(db, user), id)) }
  },

  reorder: async ({ db, record }, { ids }) => {
    if (await putInOrder(db, 'levels', ids)) await record('level.reordered', 0, { ids })
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, ...draft }) => {
      const { db, user, record } = ctx
      await lockLadder(db)
      const steps = await ladder(db, user)
      const before = found(oneOf(steps, id))
      if (steps[0]?.id === id && draft.requirements.length > 0) failFields({ requirements: 'lowest_level_asks' })
      await requireFreeCode(db, draft.code, id)
      if (!(await revise(ctx, 'levels', before, draft, { revision, labels }))) return { data: before }
      await db
        .updateTable('levels')
        .set({ ...draft, requirements: asJson(draft.requirements) })
        .where('id', '=', id)
        .execute()
      await record('level.updated', id, { before, after: draft })
      return { data: found(oneOf(await ladder(db, user), id)) }
    },
  },

  remove: {
    subject,
    handle: async ({ db, user, record }, { id }) => {
      await lockLadder(db)
      const steps = await ladder(db, user)
      const before = found(oneOf(steps, id))
      if (steps.length === 1) fail('level_is_last')
      await requireUnused(db, id)
      await db.deleteFrom('levels').where('id', '=', id).execute()
      await record('level.removed', id, { before })
    },
  },
})

/** The ladder changes one hand at a time; nothing new can hang on a level meanwhile, for that would lock its row too. */
async function lockLadder(db: Db): Promise<void> {
  await db.selectFrom('levels').select('id').orderBy('id').forUpdate().execute()
}

async function requireFreeCode(db: Db, code: string, ownId: number | null): Promise<void> {
  const other = await db.selectFrom('levels').select('id').where('code', '=', code).executeTakeFirst()
  if (other && other.id !== ownId) failFields({ code: 'level_code_taken' })
}

/** What may hang on a level, and the refusal that counts it. */
const holders = [
  ['level_has_artists', sql`select from pro_artists where level_id = `],
  ['level_has_requests', sql`select from status_upgrade_requests where to_level_id = `],
  ['level_has_requests', sql`select from status_upgrade_requests where from_level_id = `],
  ['level_has_responsibilities', sql`select from responsibility_levels where level_id = `],
  ['level_has_benefits', sql`select from benefit_levels where level_id = `],
] as const satisfies readonly (readonly [ErrorCode, unknown])[]

async function requireUnused(db: Db, id: number): Promise<void> {
  for (const [code, held] of holders) {
    const { rows } = await sql<{ count: number }>`select count(*) from (${held} ${id}) held`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) fail(code, { count })
  }
}

function oneOf(steps: Level[], id: number): Level | undefined {
  return steps.find((step) => step.id === id)
}

/** A list would reach the database as an array of its own kind. */
function asJson(requirements: Level['requirements']) {
  return JSON.stringify(requirements) as unknown as Level['requirements']
}
