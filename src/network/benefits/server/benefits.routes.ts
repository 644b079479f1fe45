import { sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { inLanguage, readList } from '#kit/server/lists/list.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { benefitFields } from '#network/benefits/contract/benefits.fields.ts'
import { type Benefit, benefits } from '#network/benefits/contract/benefits.ts'
import { belongsTo, ownLevels } from '#network/levels/server/levels.queries.ts'
import { setLevels } from '#network/levels/server/levels.steps.ts'
import { benefitsOfLevels, isInForce, isValidity, visibleBenefit, visibleBenefits } from './benefits.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /**
     * `is_in_force`: at that time. Notifications that are sent later must not depend on later changes of the benefit.
     */
    'benefit.created': { after: object; is_in_force: boolean }
    'benefit.updated': { before: Benefit; after: object; is_in_force: boolean }
    'benefit.reordered': { ids: number[] }
    'benefit.removed': object
  }
}

const labels = { ...benefitFields.labels, level_ids: 'levels.field' } as const

const subject = (ctx: Context, { id }: { id: number }) => visibleBenefit(ctx, id)

export const benefitRoutes = routes(benefits, {
  list: (ctx, { category, validity, levelId, ...query }) =>
    readList(
      ctx.db,
      { ...query, sortBy: query.sortBy ?? 'position' },
      {
        table: 'benefits',
        matching: visibleBenefits(ctx)
          .$if(!!category, (rows) => rows.where('category', '=', category as never))
          .$if(!!validity, (rows) => rows.where(isValidity[validity as keyof typeof isValidity](academyDay(ctx.now))))
          .$if(!!levelId, (rows) => rows.where(belongsTo('benefits', levelId as number))),
        rows: (matching) => matching,
        search: sql.ref('search'),
        sort: {
          name: [inLanguage(sql.ref('name'), ctx.language)],
        },
      },
    ),

  mine: async (ctx) => {
    const { level, next } = await ownLevels(ctx.db, ctx.user)
    const own = ctx.user.pro_artist
      ? await benefitsOfLevels(ctx, level?.id ?? null, next?.id ?? null)
      : { benefits: [], next: [] }
    return { data: { level, next_level: next, ...own } }
  },

  get: { subject, handle: async (ctx, params) => ({ data: found(await subject(ctx, params)) }) },

  create: async (ctx, { level_ids, ...draft }) => {
    const { db, now, record } = ctx
    const { id } = await db
      .insertInto('benefits')
      .values({ ...draft, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setLevels(db, 'benefits', id, level_ids)
    const data = found(await visibleBenefit(ctx, id))
    await record('benefit.created', id, { after: { ...draft, level_ids }, is_in_force: isInForce(data) })
    return { data }
  },

  reorder: async ({ db, record }, { ids }) => {
    if (await putInOrder(db, 'benefits', ids)) await record('benefit.reordered', 0, { ids })
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, level_ids, ...draft }) => {
      const { db, now, record } = ctx
      await lockRow(db, 'benefits', id)
      const before = found(await visibleBenefit(ctx, id))
      const after = { ...draft, level_ids }
      if (!(await revise(ctx, 'benefits', before, after, { revision, labels }))) return { data: before }
      await db
        .updateTable('benefits')
        .set({ ...draft, updated_at: now })
        .where('id', '=', id)
        .execute()
      await setLevels(db, 'benefits', id, level_ids)
      const data = found(await visibleBenefit(ctx, id))
      await record('benefit.updated', id, { before, after, is_in_force: isInForce(data) })
      return { data }
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      await lockRow(ctx.db, 'benefits', id)
      const before = found(await visibleBenefit(ctx, id))
      await ctx.db.deleteFrom('benefits').where('id', '=', id).execute()
      await ctx.record('benefit.removed', id, { before })
    },
  },
})
