import { sql } from 'kysely'
import { mostViews, type View, views } from '#academy/views/contract/views.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { viewsOf, visibleView } from './views.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'view.created': object
    'view.updated': object
    'view.removed': object
  }
}

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleView(db, user, id)

export const viewRoutes = routes(views, {
  list: async ({ db, user }, { list }) => ({ data: await viewsOf(db, user, list) }),

  create: async (ctx, { search, ...draft }) => {
    const { db, user, now, record } = ctx
    await refuseTaken(ctx, draft)
    const { id } = await db
      .insertInto('saved_views')
      .values({ ...draft, search: search ?? '', user_id: user.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('view.created', id, draft)
    return { data: found(await visibleView(db, user, id)) }
  },

  update: {
    subject,
    handle: async (ctx, { id, search, name }, view: View) => {
      const { db, user, record } = ctx
      await refuseTaken(ctx, { id, name, list: view.list })
      await db
        .updateTable('saved_views')
        .set({ name, search: search ?? '' })
        .where('id', '=', id)
        .execute()
      if (name !== view.name || (search ?? '') !== view.search)
        await record('view.updated', id, { before: view, after: { name, search } })
      return { data: found(await visibleView(db, user, id)) }
    },
  },

  remove: {
    subject,
    handle: async ({ db, record }, { id }, view: View) => {
      await db.deleteFrom('saved_views').where('id', '=', id).execute()
      await record('view.removed', id, { before: view })
    },
  },
})

/** One name for one view, and not more of them than anybody can look through. */
async function refuseTaken({ db, user }: Context, { id, list, name }: { id?: number; list: string; name: string }) {
  // Two tabs saving at once are one after the other.
  await sql`select from users where id = ${user.id} for update`.execute(db)
  const others = (await viewsOf(db, user, list)).filter((view) => view.id !== id)
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase())) failFields({ name: 'view_name_taken' })
  if (!id && others.length >= mostViews) failFields({ name: 'views_full' })
}
