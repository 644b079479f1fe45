import type { Db } from '#kit/server/postgres/database.ts'
import type { Owner } from './devices.queries.ts'

/** How many one person may have; the oldest makes room. */
const mostDevices = 10

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
