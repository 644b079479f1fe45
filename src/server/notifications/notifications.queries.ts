import type { Selectable } from 'kysely'
import { unreadNewest } from '#contract/notifications.ts'
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

/** The newest unread of `users.id`, as the bell asks for them every few seconds. */
export const unreadOfUser = `(
  select coalesce(json_agg(found), '[]') from (
    select ${notificationColumns.join(', ')} from notifications
    where user_id = users.id and read_at is null order by id desc limit ${unreadNewest.itemsPerPage}
  ) found
)`

export async function sweepNotifications(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', '<', shift(now, { days: -keptDays }))
    .execute()
}
