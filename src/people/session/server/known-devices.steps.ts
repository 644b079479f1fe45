import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import type { Client } from '#kit/server/session/session.ts'

/** More than anybody has; programs that sign in without keeping cookies would fill the table otherwise. */
const maxDevices = 20

/** Makes the browser known under a new id, for this account and for those that knew it before: several people may share it. */
export async function rememberDevice(db: Db, userId: number, { deviceHash }: Client, now: Date): Promise<string> {
  const id = randomToken()
  const device_hash = hashToken(id)
  if (deviceHash)
    await db.updateTable('known_devices').set({ device_hash }).where('device_hash', '=', deviceHash).execute()
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
  const newest = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(maxDevices)
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hash', 'not in', newest).execute()
  return id
}

export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}
