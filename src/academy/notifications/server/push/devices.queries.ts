import type { PushDevice } from '#academy/notifications/contract/notifications.ts'
import type { PushKind } from '#academy/notifications/contract/push-kinds.ts'
import type { Db } from '#kit/server/postgres/database.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    push_devices: { unwanted: PushKind[] }
  }
}

/** How many one person may have; the oldest makes room. */
const mostDevices = 10

type Owner = { id: number }

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

type Subscription = { endpoint: string; p256dh: Buffer; auth: Buffer }

/** A browser has one subscription: from then on it shows notifications only to the user who turned it on last. */
export async function addDevice(db: Db, user: Owner, { endpoint, ...keys }: Subscription, now: Date): Promise<number> {
  const own = await db
    .selectFrom('push_devices')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (own) {
    await db.updateTable('push_devices').set(keys).where('id', '=', own.id).execute()
    return own.id
  }
  await db.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()
  const { id } = await db
    .insertInto('push_devices')
    .values({ user_id: user.id, endpoint, ...keys, created_at: now })
    // Turned on twice at once.
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id: user.id, ...keys }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const newest = db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(mostDevices)
  await db.deleteFrom('push_devices').where('user_id', '=', user.id).where('id', 'not in', newest).execute()
  return id
}

export async function removeDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** Of somebody who has no account any more. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).execute()
}
