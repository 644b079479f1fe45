import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tables } from '#server/kit/database.ts'
import { shift } from '#server/kit/instant.ts'

/** How long what was read is kept. */
const keptDays = 90

/** A person's own notifications. Every read and write of one starts here. */
export function visibleNotifications(db: Db, { id }: { id: number }) {
  return db.selectFrom('notifications').where('user_id', '=', id)
}

export function visibleNotification(db: Db, user: { id: number }, id: number) {
  return visibleNotifications(db, user).select('id').where('id', '=', id).executeTakeFirst()
}

export const notificationColumns = ['id', 'type', 'params', 'link', 'read_at', 'created_at'] as const

export type StoredNotification = Pick<Selectable<Tables['notifications']>, (typeof notificationColumns)[number]>

/** The newest unread, as the bell asks for them every few seconds: one prepared query. */
export async function unreadNotifications(db: Db, user: { id: number }, limit: number) {
  const { data } = await db
    .selectNoFrom(
      jsonArrayFrom(
        visibleNotifications(db, user)
          .select(notificationColumns)
          .where('read_at', 'is', null)
          .orderBy('id', 'desc')
          .limit(limit),
      ).as('data'),
    )
    .executeTakeFirstOrThrow()
  return data
}

export async function sweepNotifications(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', '<', shift(now, { days: -keptDays }))
    .execute()
}
