import { sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { revise } from '#kit/server/revisions/revisions.ts'
import { type Level, levels } from '#network/levels/contract/levels.ts'
import { holders, ladder } from './levels.queries.ts'
import { addLevel, lockLadder, orderLevels, removeLevel, saveLevel } from './levels.steps.ts'

const labels = { name: 'levels.name', code: 'levels.code', requirements: 'levels.requirements' } as const

const subject = async ({ db, user }: Context, { id }: { id: number }) => oneOf(await ladder(db, user), id)

export const levelRoutes = routes(levels, {
  list: async ({ db, user }) => ({ data: await ladder(db, user) }),

  create: async (ctx, draft) => {
    const { db, user } = ctx
    await lockLadder(db)
    await requireFreeCode(db, draft.code, null)
    const id = await addLevel(ctx, draft)
    return { data: found(oneOf(await ladder(db, user), id)) }
  },

  reorder: (ctx, { ids }) => orderLevels(ctx, ids),

  update: {
    subject,
    handle: async (ctx, { id, revision, ...draft }) => {
      const { db, user } = ctx
      await lockLadder(db)
      const steps = await ladder(db, user)
      const before = found(oneOf(steps, id))
      if (steps[0]?.id === id && draft.requirements.length > 0) failFields({ requirements: 'lowest_level_asks' })
      await requireFreeCode(db, draft.code, id)
      if (!(await revise(ctx, 'levels', before, draft, { revision, labels }))) return { data: before }
      await saveLevel(ctx, before, draft)
      return { data: found(oneOf(await ladder(db, user), id)) }
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      const { db, user } = ctx
      await lockLadder(db)
      const steps = await ladder(db, user)
      const before = found(oneOf(steps, id))
      if (steps.length === 1) fail('level_is_last')
      await requireUnused(db, id)
      await removeLevel(ctx, before)
    },
  },
})

async function requireFreeCode(db: Db, code: string, ownId: number | null): Promise<void> {
  const other = await db.selectFrom('levels').select('id').where('code', '=', code).executeTakeFirst()
  if (other && other.id !== ownId) failFields({ code: 'level_code_taken' })
}

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
