import { sql } from 'kysely'
import { benefits } from '#contract/benefits.ts'
import { type Context, routes } from '#server/kit/context.ts'
import { found } from '#server/kit/errors.ts'
import { inLanguage, readList } from '#server/kit/list.ts'
import { visibleBenefit, visibleBenefits } from './benefits.queries.ts'

declare module '#server/kit/events.ts' {
  interface Events {
    'benefit.created': object
    'benefit.updated': object
    'benefit.removed': object
  }
}

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleBenefit(db, user, id)

export const benefitRoutes = routes(benefits, {
  list: ({ db, user, language }, { category, ...query }) =>
    readList(db, query, {
      matching: visibleBenefits(db, user).$if(!!category, (seen) => seen.where('category', '=', category as never)),
      rows: (matching) => matching,
      search: sql.ref('search'),
      sort: {
        name: [inLanguage(sql.ref('name'), language)],
        category: [sql.ref('category')],
        is_active: [sql.ref('is_active')],
        updated_at: [sql.ref('updated_at')],
      },
      id: sql.ref('id'),
    }),

  get: { subject, handle: async (ctx, params) => ({ data: found(await subject(ctx, params)) }) },

  create: async ({ db, user, now, record }, draft) => {
    const { id } = await db
      .insertInto('benefits')
      .values({ ...draft, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('benefit.created', id, { after: draft })
    return { data: found(await visibleBenefit(db, user, id)) }
  },

  update: {
    subject,
    handle: async ({ db, user, now, record }, { id, ...draft }) => {
      const before = await visibleBenefit(db, user, id)
      await db
        .updateTable('benefits')
        .set({ ...draft, updated_at: now })
        .where('id', '=', id)
        .execute()
      await record('benefit.updated', id, { before, after: draft })
      return { data: found(await visibleBenefit(db, user, id)) }
    },
  },

  remove: {
    subject,
    handle: async ({ db, record, ...ctx }, { id }) => {
      const before = await visibleBenefit(db, ctx.user, id)
      await db.deleteFrom('benefits').where('id', '=', id).execute()
      await record('benefit.removed', id, { before })
    },
  },
})
