import type { Cases, Make } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { removeNotification } from './notifications.queries.ts'

export const notificationCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    list                401      200     200    200     200    200
    remove              401      404     204    404     404    404
    restore             401      404     204    404     404    404
    removeAll           401      204     204    204     204    204
    markAsRead          401      404     204    404     404    404
    markAsUnread        401      404     204    404     404    404
    markAllAsRead       401      204     204    204     204    204
  `,
  workedOut: { list: ['title', 'text'] },
  input: ({ world: { db, clock } }) => {
    /** Somebody's, whom nobody here signs in as; or the artist's own. */
    const newNotification: Make = async ({ own }) => {
      const { email } = own ? cast.artist : cast.completed
      const { id: user_id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const row = {
        user_id,
        type: 'welcome' as const,
        params: {},
        link: 'dashboard',
        search: '',
        created_at: clock.now(),
      }
      return db
        .insertInto('notifications')
        .values({ ...row, read_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    }
    return {
      remove: newNotification,
      restore: async (artist) => {
        const { id } = (await newNotification(artist)) as { id: number }
        await removeNotification(db, id, clock.now())
        return { id }
      },
      markAsRead: newNotification,
      markAsUnread: newNotification,
    }
  },
}
