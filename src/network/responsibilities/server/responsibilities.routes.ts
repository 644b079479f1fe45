import { sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { inLanguage, readList } from '#kit/server/lists/list.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { belongsTo, ownLevels } from '#network/levels/server/levels.queries.ts'
import { setLevels } from '#network/levels/server/levels.steps.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import { responsibilitiesOfLevels, visibleResponsibilities, visibleResponsibility } from './responsibilities.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'responsibility.created': object
    'responsibility.updated': object
    'responsibility.reordered': { ids: number[] }
    'responsibility.removed': object
  }
}

const labels = {
  name: 'responsibilities.name',
  description: 'responsibilities.description',
  level_ids: 'levels.field',
} as const

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleResponsibility(db, user, id)

export const responsibilityRoutes = routes(responsibilities, {
  list: ({ db, user, language }, { levelId, ...query }) =>
    readList(
      db,
      { ...query, sortBy: query.sortBy ?? 'position' },
      {
        table: 'responsibilities',
        matching: visibleResponsibilities(db, user).$if(!!levelId, (rows) =>
          rows.where(belongsTo('responsibilities', levelId as number)),
        ),
        rows: (matching) => matching,
        search: sql.ref('search'),
        sort: {
          name: [inLanguage(sql.ref('name'), language)],
        },
      },
    ),

  mine: async ({ db, user }) => {
    const { level, next } = await ownLevels(db, user)
    const own = user.pro_artist
      ? await responsibilitiesOfLevels(db, level?.id ?? null, next?.id ?? null)
      : { responsibilities: [], next: [] }
    return { data: { level, next_level: next, ...own } }
  },

  get: { subject, handle: async (ctx, params) => ({ data: found(await subject(ctx, params)) }) },

  create: async ({ db, user, now, record }, { level_ids, ...draft }) => {
    const { id } = await db
      .insertInto('responsibilities')
      .values({ ...draft, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setLevels(db, 'responsibilities', id, level_ids)
    await record('responsibility.created', id, { after: { ...draft, level_ids } })
    return { data: found(await visibleResponsibility(db, user, id)) }
  },

  reorder: async ({ db, record }, { ids }) => {
    if (await putInOrder(db, 'responsibilities', ids)) await record('responsibility.reordered', 0, { ids })
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, level_ids, ...draft }) => {
      const { db, user, now, record } = ctx
      await lockRow(db, 'responsibilities', id)
      const before = found(await visibleResponsibility(db, user, id))
      const after = { ...draft, level_ids }
      if (!(await revise(ctx, 'responsibilities', before, after, { revision, labels }))) return { data: before }
      await db
        .updateTable('responsibilities')
        .set({ ...draft, updated_at: now })
        .where('id', '=', id)
        .execute()
      await setLevels(db, 'responsibilities', id, level_ids)
      await record('responsibility.updated', id, { before, after })
      return { data: found(await visibleResponsibility(db, user, id)) }
    },
  },

  remove: {
    subject,
    handle: async ({ db, user, record }, { id }) => {
      await lockRow(db, 'responsibilities', id)
      const before = found(await visibleResponsibility(db, user, id))
      await db.deleteFrom('responsibilities').where('id', '=', id).execute()
      await record('responsibility.removed', id, { before })
    },
  },
})
