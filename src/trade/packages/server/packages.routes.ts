import { sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { inLanguage, readList } from '#kit/server/lists/list.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { packageFields } from '#trade/packages/contract/packages.fields.ts'
import { packages } from '#trade/packages/contract/packages.ts'
import { soldOf, visiblePackage, visiblePackages } from './packages.queries.ts'
import { addPackage, removePackage, savePackage } from './packages.steps.ts'

const { labels } = packageFields

const subject = (ctx: Context, { id }: { id: number }) => visiblePackage(ctx, id)

export const packageRoutes = routes(packages, {
  list: (ctx, { isActive, ...query }) =>
    readList(ctx.db, query, {
      table: 'packages',
      matching: visiblePackages(ctx).$if(typeof isActive === 'number', (rows) =>
        rows.where('is_active', '=', isActive === 1),
      ),
      rows: (matching) => matching,
      search: sql.ref('search'),
      sort: {
        name: [inLanguage(sql.ref('name'), ctx.language)],
        price: [sql.ref('price_amount')],
        sold: [soldOf],
      },
    }),

  get: { subject, handle: async (ctx, params) => ({ data: found(await subject(ctx, params)) }) },

  create: async (ctx, draft) => ({ data: found(await visiblePackage(ctx, await addPackage(ctx, draft))) }),

  update: {
    subject,
    handle: async (ctx, { id, revision, ...after }) => {
      await lockRow(ctx.db, 'packages', id)
      const before = found(await visiblePackage(ctx, id))
      if (!(await revise(ctx, 'packages', before, after, { revision, labels }))) return { data: before }
      await savePackage(ctx, before, after)
      return { data: found(await visiblePackage(ctx, id)) }
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      const { db } = ctx
      // A sale refers to its package, so that none is recorded while this row is locked.
      await lockRow(db, 'packages', id)
      const before = found(await visiblePackage(ctx, id))
      const sale = await db.selectFrom('student_packages').select('id').where('package_id', '=', id).executeTakeFirst()
      if (sale) fail('package_was_sold')
      await removePackage(ctx, before)
    },
  },
})
