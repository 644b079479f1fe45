import { type Selectable, sql } from 'kysely'
import type { Notification } from '#academy/notifications/contract/notifications.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { noticeText } from './notifications.steps.ts'

/** How long somebody may want back what they deleted. */
const restorableHours = 1

/** A person's own notifications. Every read and write of one starts here. */
export function visibleNotifications(db: Db, { id }: { id: number }) {
  return db.selectFrom('notifications').where('user_id', '=', id)
}

export function visibleNotification(db: Db, user: { id: number }, id: number) {
  return visibleNotifications(db, user).select('id').where('id', '=', id).executeTakeFirst()
}

export function removedNotification(db: Db, user: { id: number }, id: number) {
  return db
    .selectFrom('removed_notifications')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

const everyColumn = sql.raw('id, user_id, type, params, link, search, created_at, read_at')

export async function removeNotification(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    with deleted as (delete from notifications where id = ${id} returning ${everyColumn})
    insert into removed_notifications (${everyColumn}, removed_at) select deleted.*, ${now} from deleted
  `.execute(db)
}

export async function restoreNotification(db: Db, id: number): Promise<void> {
  await sql`
    with back as (delete from removed_notifications where id = ${id} returning ${everyColumn})
    insert into notifications (${everyColumn}) overriding system value select * from back
  `.execute(db)
}

export const notificationColumns = ['id', 'type', 'params', 'link', 'read_at', 'created_at'] as const

export type StoredNotification = Pick<Selectable<Tables['notifications']>, (typeof notificationColumns)[number]>

export function inWords(texts: Texts, language: Language, stored: StoredNotification): Notification {
  const { id, type, link, read_at, created_at } = stored
  const { title, text } = noticeText(texts, language, stored)
  return { id, type, title, text, link, read_at, created_at }
}

export async function forgetRemoved(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('removed_notifications')
    .where('removed_at', '<', shift(now, { hours: -restorableHours }))
    .execute()
}
