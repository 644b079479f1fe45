import type { PushDevice } from '#academy/notifications/contract/notifications.ts'
import type { PushKind } from '#academy/notifications/contract/push-kinds.ts'
import type { Db } from '#kit/server/postgres/database.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    push_devices: { unwanted: PushKind[] }
  }
}

export type Owner = { id: number }

/** A person's own. Every read and write of one starts here. */
export function visibleDevice(db: Db, user: Owner, id: number) {
  return db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function devicesOf(db: Db, user: Owner): Promise<PushDevice[]> {
  return db
    .selectFrom('push_devices')
    .select(['id', 'unwanted', 'shows_words', 'quiet_from', 'quiet_until', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .execute()
}
