import { mayView } from '#kit/contract/managing.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { endView, readUser, viewAs } from '#kit/server/session/session.ts'
import { visibleUsers } from '#people/users/server/users.queries.ts'
import { viewing } from '#people/viewing/contract/viewing.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Who looks is who did it; it is about whom they look as. */
    'user.viewStarted': object
    'user.viewStopped': object
  }
}

export const viewingRoutes = routes(viewing, {
  start: {
    subject: (ctx: Context, { id }) =>
      visibleUsers(ctx).select('users.id').where('users.id', '=', id).executeTakeFirst(),
    handle: async ({ db, user, session, record }, { id }) => {
      const { roles } = await readUser(db, id)
      const names = roles.map(({ name }) => name)
      if (!session || !mayView(user, names)) fail('not_viewable')
      await viewAs(db, session, id)
      await record('user.viewStarted', id, {})
    },
  },

  stop: async ({ db, user, session, record }) => {
    if (!session || !user.viewed_by) return
    if (await endView(db, session)) await record('user.viewStopped', user.id, {})
  },
})
