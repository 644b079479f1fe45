import type { Selectable } from 'kysely'
import type { Notification } from '#academy/notifications/contract/notifications.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { noticeText } from './notifications.steps.ts'

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

export const notificationColumns = ['id', 'type', 'params', 'link', 'read_at', 'created_at'] as const

export type StoredNotification = Pick<Selectable<Tables['notifications']>, (typeof notificationColumns)[number]>

export function inWords(texts: Texts, language: Language, stored: StoredNotification): Notification {
  const { id, type, link, read_at, created_at } = stored
  const { title, text } = noticeText(texts, language, stored)
  return { id, type, title, text, link, read_at, created_at }
}
